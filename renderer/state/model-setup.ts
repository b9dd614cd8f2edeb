import { create } from 'zustand'
import type { ModelSettings } from '../../shared/model/index.ts'
import { engine } from './engine.ts'

interface ModelSetup {
  /** Null where no model is set up, undefined while that is not known. */
  readonly settings: ModelSettings | null | undefined
  readonly error: unknown
}

/** The language model that is set up on this machine. */
export const useModelSetup = create<ModelSetup>(() => ({ settings: undefined, error: undefined }))

export async function loadModelSetup(): Promise<void> {
  try {
    const { settings } = await engine()['models.get']({})
    useModelSetup.setState({ settings, error: undefined })
  } catch (error) {
    useModelSetup.setState({ error })
  }
}

/** Sets a model up, or takes it away. */
export async function saveModelSetup(settings: ModelSettings | null): Promise<void> {
  await engine()['models.set']({ settings })
  useModelSetup.setState({ settings, error: undefined })
}
