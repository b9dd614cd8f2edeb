import { useState } from 'react'
import { saveModelSetup, loadModelSetup, useModelSetup } from '../../../state/model-setup.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { sayError } from '../../../state/say-error.ts'
import { AppPage } from '../app-page.tsx'
import { ModelForm } from './model-form.tsx'
import styles from './model-page.module.css'

/** Settings › Model: which language model there is, how it is reached and what it costs. */
export function ModelPage() {
  const { settings, error } = useModelSetup()
  const [removing, setRemoving] = useState(false)
  const remove = async (): Promise<void> => {
    try {
      await saveModelSetup(null)
      toast('No model is set up any more.')
    } catch (thrown) {
      sayError(thrown)
    }
  }
  return (
    <AppPage title="Language model" page="model">
      <div className={styles.intro}>
        <p>
          Strata needs no model. With one, it reads and writes better: on your own machine, or with a provider. What it
          does for a collection, and what that will cost, is decided on the collection’s Model page.
        </p>
        {settings && (
          <Button size="small" onClick={() => setRemoving(true)}>
            Use no model
          </Button>
        )}
      </div>
      {settings === undefined && error === undefined && <Skeleton lines={8} />}
      {settings === undefined && error !== undefined && (
        <ErrorState small error={error} onRetry={() => void loadModelSetup()} />
      )}
      {settings !== undefined && <ModelForm key={settings === null ? 'none' : 'some'} saved={settings} />}
      <ConfirmDialog
        open={removing}
        title="Use no model?"
        action="Use no model"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        What it has written stays in the collections. From now on the built-in analyst does everything. A key in the
        keychain stays there until you forget it.
      </ConfirmDialog>
    </AppPage>
  )
}
