import { Check, Minus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ConnectionCheck, ConnectionReport } from '../../../../shared/model/index.ts'
import { formatCount } from '../../../format/format-count.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './connection-result.module.css'

const names: Readonly<Record<ConnectionCheck['name'], string>> = {
  chat: 'Answers',
  streaming: 'Streaming',
  'json-schema': 'JSON schema',
  'logit-bias': 'Logit bias',
  context: 'Context length',
  embeddings: 'Embeddings',
}

interface ConnectionResultProps {
  readonly report: ConnectionReport
  /** What the form has now. */
  readonly contextTokens: string
  readonly onContext: (tokens: number) => void
}

/** What an endpoint can do, thing by thing, and how fast it is. */
export function ConnectionResult({ report, contextTokens, onContext }: ConnectionResultProps) {
  const { ok, message, checks, tokensPerSecond, contextTokens: said } = report
  const result = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: what it returns, a promise in new browsers, is no way to clean up.
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [report])
  return (
    <section ref={result} className={styles.result} data-ok={ok} aria-label="What the endpoint can do">
      <p className={styles.message} role={ok ? 'status' : 'alert'}>
        {message}
      </p>
      {checks.length > 0 && (
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check.name} data-ok={check.ok}>
              <CheckIcon works={check.ok} needed={!ok} />
              <span className={styles.name}>
                {names[check.name]} <span className="visually-hidden">{check.ok ? 'works: ' : 'does not work: '}</span>
              </span>
              <span className={styles.detail}>{check.detail}</span>
            </li>
          ))}
        </ul>
      )}
      {(tokensPerSecond !== null || said !== null) && (
        <p className={styles.facts}>
          {tokensPerSecond !== null && <span>{formatSpeed(tokensPerSecond)} tokens a second</span>}
          {said !== null && <span>holds {formatCount(said)} tokens</span>}
          {said !== null && String(said) !== contextTokens && said >= 1024 && (
            <Button size="small" variant="quiet" onClick={() => onContext(said)}>
              Use {formatCount(said)} tokens
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

/** What an endpoint can do without is no failure. */
function CheckIcon({ works, needed }: { readonly works: boolean; readonly needed: boolean }) {
  const Icon = works ? Check : needed ? X : Minus
  return <Icon aria-hidden="true" />
}

const formatSpeed = (speed: number): string => (speed < 10 ? speed.toFixed(1) : formatCount(speed))
