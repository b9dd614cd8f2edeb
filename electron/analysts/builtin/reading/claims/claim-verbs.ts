/**
 * What kind of thing a claim says: who took over whom; who paid; who made what; who took or left an office; how a figure
 * moved; what a body decided; who is accused; what a court did; what was agreed, promised, favoured or stated; what befell
 * somebody; and other events.
 */
export type ClaimType =
  | 'acquisition'
  | 'payment'
  | 'founding'
  | 'appointment'
  | 'result'
  | 'decision'
  | 'accusation'
  | 'judgement'
  | 'agreement'
  | 'promise'
  | 'opinion'
  | 'statement'
  | 'life'
  | 'event'

/**
 * What has to stand beside a verb for a claim: a named object; an amount; one of both or a date; a name that is no common
 * phrase; nothing.
 */
export type ClaimNeed = 'object' | 'amount' | 'detail' | 'name' | 'thing' | 'role' | 'clause' | 'nothing'

export interface ClaimVerb {
  readonly base: string
  readonly type: ClaimType
  readonly need: ClaimNeed
  /** Prepositions behind which its object may stand besides directly. */
  readonly through: ReadonlySet<string>
  /** Whether it can be done to somebody, so that a participle without an object is a passive. */
  readonly transitive: boolean
}

/** `past` and `participle` read as an active and a passive; `base` only behind `to`, a modal or `did`. */
export type VerbForm = 'base' | 'present' | 'past' | 'participle' | 'both' | 'ing'

export interface VerbReading {
  readonly verb: ClaimVerb
  readonly form: VerbForm
}

/** A line: type, need, prepositions, `-` for intransitive verbs; then verbs, as `base` or `base:past:participle`. */
const table = `
acquisition object -; acquire buy:bought:bought purchase inherit
acquisition object to; sell:sold:sold
acquisition object with -; merge
payment detail to,for; pay:paid:paid donate lend:lent:lent repay:repaid:repaid reimburse
payment amount to,for,from; give:gave:given receive raise
payment detail in; invest
payment detail from; borrow steal:stole:stolen embezzle
payment name to; bribe fund finance
payment amount to,on; award spend:spent:spent bequeath
founding name -; found cofound co-found establish
founding name -; launch publish unveil invent patent release
founding name -; develop write:wrote:written
founding name -; create build:built:built introduce design
appointment nothing as,to; appoint elect nominate
appointment name to,as; hire promote dismiss sack depose
appointment nothing from,as -; resign retire
appointment name -; join
appointment name as; rejoin leave:left:left
appointment role as,of,at,for; become:became:became serve name
appointment name as; succeed
result amount to,by -; grow:grew:grown rise:rose:risen fall:fell:fallen increase decrease decline drop climb shrink:shrank:shrunk plunge
result amount to,by; exceed surpass earn generate gain lose:lost:lost
decision thing to,for; sign veto approve ratify repeal enact authorize authorise abolish cancel outlaw overturn adopt
decision thing to,for; reject suspend ban
decision name -; pass
accusation nothing of,with; accuse indict
accusation name of,with; charge sue blame prosecute
judgement nothing to,for; convict sentence acquit jail imprison arrest
judgement amount for; fine
agreement name with -; partner settle
result amount of; report total
promise clause to,that; promise pledge vow propose
opinion object for,to; oppose support criticize criticise praise endorse condemn denounce
statement nothing to,that; deny confess
statement clause that; admit testify
statement detail that; announce confirm disclose
opinion clause that; argue warn predict recommend complain
life nothing of,in,on -; die drown
life detail in; bear:born:born
life object to; marry divorce
event name to; murder assassinate kill
event name to; attack invade bomb defeat conquer
event name to; win:won:won
event nothing - -; sink:sank:sunk collapse surrender capsize
event name to; capture rescue injure wound destroy occupy liberate
`

/** Verbs of one short syllable double their last letter. */
const doubled = /^(?:acquit|ban|drop|win)$/

function pastOf(base: string): string {
  if (doubled.test(base)) return `${base}${base.at(-1) ?? ''}ed`
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

function presentOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function ingOf(base: string): string {
  if (doubled.test(base)) return `${base}${base.at(-1) ?? ''}ing`
  if (base === 'die') return 'dying'
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`
}

function readTable(): Map<string, VerbReading> {
  const forms = new Map<string, VerbReading>()
  const add = (word: string, verb: ClaimVerb, form: VerbForm): void => {
    if (!forms.has(word)) forms.set(word, { verb, form })
  }
  for (const line of table.trim().split('\n')) {
    const [head = '', verbs = ''] = line.split(';')
    const [type, need, through = '-', ...rest] = head.trim().split(' ')
    for (const entry of verbs.trim().split(' ')) {
      const [base = '', past = pastOf(base), participle = past] = entry.split(':')
      const verb: ClaimVerb = {
        base,
        type: type as ClaimType,
        need: need as ClaimNeed,
        through: new Set(through === '-' ? [] : through.split(',')),
        transitive: !rest.includes('-'),
      }
      add(past, verb, past === participle ? 'both' : 'past')
      add(participle, verb, 'participle')
      add(presentOf(base), verb, 'present')
      add(ingOf(base), verb, 'ing')
      add(base, verb, 'base')
    }
  }
  return forms
}

/** Every form of every verb that makes a claim, in lower case. */
export const claimVerbs: ReadonlyMap<string, VerbReading> = readTable()
