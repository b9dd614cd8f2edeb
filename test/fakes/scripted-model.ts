import { createHash } from 'node:crypto'
import type { LanguageModel, ModelReply, ModelRequest } from '../../electron/models/language-model.ts'

export interface ScriptedModel extends LanguageModel {
  readonly requests: readonly ModelRequest[]
  /** Keys of replies that were no use. */
  readonly forgotten: readonly string[]
}

interface Script {
  readonly contextTokens?: number
  readonly name?: string
}

type Say = (request: ModelRequest, before: number) => string | Partial<ModelReply>

/** A model in memory that says what a test has it say; `before` counts the requests of the same prompt so far. */
export function createScriptedModel(say: Say, script: Script = {}): ScriptedModel {
  const { contextTokens = 32_000, name = 'scripted' } = script
  const requests: ModelRequest[] = []
  const forgotten: string[] = []
  const answer = (request: ModelRequest): ModelReply => {
    const before = requests.filter(({ prompt }) => prompt === request.prompt).length
    requests.push(request)
    const said = say(request, before)
    const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    return {
      key,
      text: '',
      finish: 'stop',
      inputTokens: 1,
      outputTokens: 1,
      seconds: 0,
      cached: false,
      ...(typeof said === 'string' ? { text: said } : said),
    }
  }
  return {
    name,
    contextTokens,
    requests,
    forgotten,
    complete: async (request, signal) => {
      signal.throwIfAborted()
      return answer(request)
    },
    async *stream(request, signal) {
      signal.throwIfAborted()
      const reply = answer(request)
      for (let at = 0; at < reply.text.length; at += 7) yield { delta: reply.text.slice(at, at + 7) }
      yield { delta: '', reply }
    },
    forget: (key) => void forgotten.push(key),
  }
}
