import { toWireError } from '../../shared/contract/index.ts'
import { Notice } from './notice.tsx'

/** What went wrong and what to do, in the place where it was asked for; nothing for a call that was cancelled. */
export function ErrorNotice({ error }: { readonly error: unknown }) {
  const { code, message, hint } = toWireError(error)
  if (code === 'cancelled') return null
  return (
    <Notice tone="error">
      {message} {hint}
    </Notice>
  )
}
