import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toWireError } from '../../shared/contract/index.ts'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'

interface CopyButtonProps {
  readonly label: string
  readonly copy: () => Promise<unknown>
}

/** Copies something, and says so for a moment. */
export function CopyButton({ label, copy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [copied])
  const run = (): void => {
    copy().then(
      () => setCopied(true),
      (error: unknown) => toast(toWireError(error).message, { tone: 'error' }),
    )
  }
  return (
    <Button size="small" variant="quiet" icon={copied ? <Check /> : <Copy />} onClick={run}>
      {copied ? 'Copied' : label}
    </Button>
  )
}
