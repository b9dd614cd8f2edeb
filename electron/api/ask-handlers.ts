import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import type { AnswerEvent, MethodName } from '../../shared/model/index.ts'
import { answerBasic } from '../querying/basic/answer-basic.ts'
import { answerGlobal } from '../querying/global/answer-global.ts'
import { readAnswerBasis } from '../store/answer-basis.ts'
import { deleteAnswer, listAnswers, readAnswer, saveAnswer } from '../store/answers.ts'
import { countLevels } from '../store/communities.ts'
import type { Writer } from '../store/connection.ts'
import { writeSoon } from '../store/write-soon.ts'
import { createAnswerer, type Answering } from './create-answerer.ts'
import type { EngineOptions } from './engine-options.ts'
import { modelAccess } from './model-access.ts'
import type { OpenCollections } from './open-collections.ts'
import { found } from './record-handlers.ts'
import { refuseMissingLevel } from './refuse-missing-level.ts'

interface Question {
  readonly store: Writer
  readonly question: string
  readonly method: MethodName
  readonly level: number
  readonly signal: AbortSignal
  readonly now: () => number
  /** Without it, the built-in analyst answers. */
  readonly answering?: Answering | undefined
}

const builtinAnswering: Answering = { by: 'builtin', model: () => undefined, log: () => undefined }

/** Answers one question and keeps the answer; the last event holds it. */
export async function* ask({ method, answering, ...question }: Question): AsyncGenerator<AnswerEvent> {
  if (method !== 'global' && method !== 'basic') {
    throw new StrataError('unsupported', `The method “${method}” is not built yet.`, {
      hint: 'Ask with the method global or basic.',
    })
  }
  const basis = readAnswerBasis(question.store, { method, level: question.level })
  if (method === 'global') refuseMissingLevel(question.level, countLevels(question.store))
  const { settled, ...answerer } = createAnswerer(question.store, answering ?? builtinAnswering)
  const asked = { ...question, ...answerer }
  const events = method === 'global' ? answerGlobal(asked) : answerBasic(asked)
  try {
    for (;;) {
      const next = await events.next()
      if (!next.done) yield next.value
      else {
        const answer = await writeSoon(
          question.store,
          () => saveAnswer(question.store, next.value, basis),
          question.signal,
        )
        yield { type: 'finished', answer }
        return
      }
    }
  } finally {
    // What was paid for is kept, however the question ends.
    await settled()
  }
}

export function createAskHandlers(
  options: EngineOptions,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, 'ask' | `answers.${'list' | 'get' | 'delete'}`> {
  return {
    ask: ({ collection, analyst: by, ...question }, { signal }) => {
      const { now, log } = options
      const answering = { by, model: () => modelAccess(options, null), log }
      return ask({ ...question, store: open.get(collection).store, signal, now, answering })
    },
    'answers.list': ({ collection }) => listAnswers(open.get(collection).store),
    'answers.get': ({ collection, id }) => found(readAnswer(open.get(collection).store, id), 'answer', id),
    'answers.delete': async ({ collection, id }, { signal }) => {
      const { store } = open.get(collection)
      await writeSoon(store, () => deleteAnswer(store, id), signal)
      return {}
    },
  }
}
