import { useState } from 'react'
import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { engine } from '../../state/engine.ts'
import { useModelSetup } from '../../state/model-setup.ts'
import { useCall } from '../../state/use-call.ts'

/** Who answers a question. */
export type Answerer = AnalysisSettings['answers']

export interface AnswererChoice {
  /** The model's name; null where none is set up and so there is nothing to choose. */
  readonly model: string | null
  readonly answerer: Answerer
  readonly choose: (answerer: Answerer) => void
}

/** Who is to answer: as the collection's settings have it, until somebody chooses otherwise. */
export function useAnswerer(collection: string): AnswererChoice {
  const model = useModelSetup((setup) => setup.settings?.model ?? null)
  const { data } = useCall(model === null ? null : `${collection} answers`, (signal) =>
    engine()['analysis.get']({ collection }, { signal }),
  )
  const [chosen, setChosen] = useState<{ readonly collection: string; readonly answerer: Answerer }>()
  const wanted = chosen?.collection === collection ? chosen.answerer : (data?.answers ?? 'builtin')
  return {
    model,
    answerer: model === null ? 'builtin' : wanted,
    choose: (answerer) => setChosen({ collection, answerer }),
  }
}
