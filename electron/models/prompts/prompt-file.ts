import { StrataError } from '../../../shared/contract/errors.ts'
import type { PromptName } from '../../../shared/model/index.ts'

/** A prompt's text and what is known of it. */
export interface Prompt {
  readonly name: PromptName
  readonly title: string
  /** What it is for, as a sentence. */
  readonly purpose: string
  /** Of the file that comes with the app; raised whenever its text changes. */
  readonly version: number
  /** What the text may name in {{ }}. */
  readonly variables: readonly string[]
  /** What the reply is to be. */
  readonly reply: string
  /** `# System` and `# User`, each with its text; the first may be missing. */
  readonly text: string
  /** Of exactly this text: `extract-graph@3`, or `extract-graph@own-1f3a…` where the collection has its own. */
  readonly id: string
}

/** Reads a prompt file: front matter of `key: value` lines between two `---`, then the text. Throws `internal`. */
export function readPromptFile(name: PromptName, file: string): Prompt {
  const [opening, head = '', text = ''] = file.replace(/\r\n?/g, '\n').split(/^---$/m, 3)
  const fields = new Map(
    head
      .split('\n')
      .map((line) => /^([a-z]+):(.*)$/.exec(line))
      .map((line) => [line?.[1] ?? '', line?.[2]?.trim() ?? '']),
  )
  const field = (key: string): string => fields.get(key) ?? ''
  const version = Number(field('version'))
  if (opening !== '' || field('name') !== name || !Number.isInteger(version) || version < 1)
    throw new StrataError('internal', `The prompt file ${name}.md is damaged.`, { hint: 'Install Strata again.' })
  const variables = field('variables')
    .split(/,\s*/)
    .filter((variable) => variable !== '')
  return {
    name,
    version,
    variables,
    title: field('title'),
    purpose: field('purpose'),
    reply: field('reply'),
    text: text.trim(),
    id: `${name}@${version}`,
  }
}

/** The two parts of a prompt's text; undefined where it has no `# User`, twice the same or something before the first. */
export function promptParts(text: string): { readonly system: string; readonly user: string } | undefined {
  const [before, ...rest] = text.split(/^# (System|User)[ \t]*$/m)
  const part = (heading: string): string | undefined => rest[rest.indexOf(heading) + 1]?.trim()
  const inOrder =
    rest.length === 2 ? rest[0] === 'User' : rest.length === 4 && rest[0] === 'System' && rest[2] === 'User'
  const user = part('User')
  if (before?.trim() !== '' || !inOrder || user === undefined || user === '') return undefined
  return { system: rest.length === 4 ? (rest[1]?.trim() ?? '') : '', user }
}
