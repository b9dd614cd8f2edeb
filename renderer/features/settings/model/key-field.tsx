import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { modelPresets, type Provider } from '../../../../shared/model/index.ts'
import { useAbilities } from '../../../state/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './model-page.module.css'
import type { KeyState } from './use-key.ts'

interface KeyFieldProps {
  readonly provider: Provider
  /** Null while the address is not one. */
  readonly baseUrl: string | null
  readonly apiKey: KeyState
}

/** The key of the endpoint: where it comes from, a field for another one, and a way to forget it. */
export function KeyField({ provider, baseUrl, apiKey }: KeyFieldProps) {
  const { keepKeys, platform } = useAbilities()
  const [error, setError] = useState<unknown>()
  const attempt = async (work: Promise<void>): Promise<void> => {
    setError(undefined)
    await work.catch(setError)
  }
  const { from, typed } = apiKey
  const needed = modelPresets[provider].needsKey
  return (
    <div className={styles.key}>
      <p className={styles.keyState} data-missing={needed && from === null}>
        <KeyRound aria-hidden="true" />
        <span role="status">{keyWords(from, needed)}</span>
        {from === 'keychain' && baseUrl !== null && (
          <Button size="small" variant="quiet" onClick={() => void attempt(apiKey.forget(baseUrl))}>
            Forget it
          </Button>
        )}
      </p>
      {keepKeys ? (
        <div className={styles.keyRow}>
          <TextField
            type="password"
            label={from === 'keychain' ? 'Another key' : 'Key'}
            hint="Goes into this machine’s keychain and is never shown again."
            autoComplete="new-password"
            value={typed}
            onChange={apiKey.type}
            maxLength={4096}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '' || baseUrl === null) return
              event.preventDefault()
              void attempt(apiKey.keep(baseUrl))
            }}
          />
          <Button
            disabled={typed.trim() === '' || baseUrl === null}
            onClick={() => void attempt(apiKey.keep(baseUrl ?? ''))}
          >
            Keep
          </Button>
        </div>
      ) : (
        from !== 'environment' && (
          <p className={styles.hint}>
            {platform === 'browser'
              ? 'A browser cannot keep a key safe.'
              : 'There is no keychain on this machine that could keep a key safe.'}{' '}
            {needed ? 'Start' : 'Should this endpoint want one, start'} Strata with the key in the environment variable{' '}
            <code>STRATA_API_KEY</code>.{baseUrl?.startsWith('http:') && ' Over http it is sent to this machine only.'}
          </p>
        )
      )}
      {error !== undefined && <ErrorNotice error={error} />}
      {error === undefined && apiKey.error !== undefined && <ErrorNotice error={apiKey.error} />}
    </div>
  )
}

function keyWords(from: KeyState['from'], needed: boolean): string {
  if (from === 'keychain') return 'A key for this address is kept in the keychain.'
  if (from === 'environment')
    return 'The key comes from the environment: STRATA_API_KEY. It goes to this address once you test or save it.'
  if (from === undefined) return 'Looking for a key…'
  return needed
    ? 'There is no key for this address yet.'
    : 'There is no key for this address; most such endpoints need none.'
}
