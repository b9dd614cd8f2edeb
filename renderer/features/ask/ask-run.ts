import type { Answer, AnswerEvent, Point } from '../../../shared/model/index.ts'
import type { AskMethod } from './ask-method.ts'
import type { Answerer } from './use-answerer.ts'

/** A question, and how it is asked. */
export interface Asked {
  readonly question: string
  readonly method: AskMethod
  readonly level: number
  readonly analyst: Answerer
}

/** A question on its way to an answer. */
export interface AskRun extends Asked {
  readonly phase: 'starting' | 'mapping' | 'writing' | 'finished' | 'failed' | 'cancelled'
  /** Reports, or passages where the method is basic. */
  readonly read: number
  readonly done: number
  readonly total: number
  /** Found so far, most helpful first. */
  readonly points: readonly Point[]
  readonly text: string
  readonly answer: Answer | null
  readonly error: unknown
}

export const startRun = (asked: Asked): AskRun => ({
  ...asked,
  phase: 'starting',
  read: 0,
  done: 0,
  total: 0,
  points: [],
  text: '',
  answer: null,
  error: null,
})

/** The run after one more event; the text of `finished` replaces the preview. */
export function applyAnswerEvent(run: AskRun, event: AnswerEvent): AskRun {
  switch (event.type) {
    case 'started':
      return { ...run, phase: 'mapping', read: event.sources ?? event.reports, total: event.batches }
    case 'mapped': {
      const points = [...run.points, ...event.points].sort((a, b) => b.helpfulness - a.helpfulness)
      return { ...run, phase: 'mapping', done: event.done, total: event.total, points }
    }
    case 'text':
      return { ...run, phase: 'writing', text: event.replaces ? event.delta : run.text + event.delta }
    case 'finished':
      return { ...run, phase: 'finished', text: event.answer.text, answer: event.answer }
  }
}

export const isRunning = ({ phase }: AskRun): boolean =>
  phase === 'starting' || phase === 'mapping' || phase === 'writing'
