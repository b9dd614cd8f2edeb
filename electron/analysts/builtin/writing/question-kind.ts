/** What a question wants to be told; `type` is the entity type that a list should hold, '' where any will do. */
export interface QuestionKind {
  readonly kind:
    | 'themes'
    | 'compare'
    | 'timeline'
    | 'when'
    | 'amount'
    | 'happened'
    | 'who'
    | 'which'
    | 'where'
    | 'why'
    | 'how'
    | 'what'
  readonly type: string
}

const kinds: readonly (readonly [QuestionKind['kind'], RegExp])[] = [
  [
    'themes',
    /\b(?:themes?|topics?|overview|summary|summari[sz]e|takeaways?|in a nutshell|main (?:points?|ideas?|subjects?|issues?|stor(?:y|ies))|key (?:points?|ideas?|subjects?|issues?|findings?|messages?))\b|\bwhat (?:is|are) (?:this|these|the) [\w ]*(?:collection|documents?|files?|texts?|dossier|data ?set|corpus|archive)\b[\w ]*\babout\b|\bwhat is (?:this|it|all this) (?:all )?about\b/,
  ],
  [
    'compare',
    /\b(?:compare[ds]?|comparison|differ(?:s|ed|ence|ences)?|versus|vs|contrast(?:s|ed|ing)?|disagree\w*|contradict\w*|conflicting|inconsisten\w*|discrepan\w*|at odds)\b/,
  ],
  [
    'timeline',
    /\b(?:timeline|time line|chronolog\w*|sequence of events|order of events|over (?:time|the years)|evolv\w*|course of events|history of)\b|\b(?:in )?(?:what|which) order\b|\bwhat (?:has |had )?happened,? (?:and )?(?:when|in order)\b|\bwhen did what happen\b|\bfirst (?:mentioned|named|appears?|spoken of|talked about|come up)\b|\bfirst mention of\b|\bhow (?:has|have|had|did|does|do) .{2,80}\b(?:chang(?:e|es|ed|ing)|shift(?:s|ed)?|evolve\w*)\b/,
  ],
  ['when', /^(?:and )?(?:when\b|(?:in |on |since |until )?(?:what|which) (?:year|month|day|date|night)s?\b)/],
  [
    'amount',
    /^(?:and )?(?:for |at |by )?how (?:much|many|often|large|big|high|long|far|old)\b|\b(?:what|which) (?:sums?|amounts?|prices?|costs?|percentage|share|number)\b/,
  ],
  ['happened', /\bwhat (?:has |had |have )?(?:happened|became|become|befell)\b|\bfate of\b/],
  [
    'who',
    /^(?:and )?(?:by |to |with |from |for )?who(?:m|se)?\b|\b(?:which|what|main|key|central|important|leading|principal|prominent) (?:people|persons?|individuals?|figures|players|characters|actors|men|women|politicians|leaders)\b/,
  ],
  [
    'which',
    /\b(?:which|what|main|key|central|important|leading|principal) (?:organi[sz]ations?|compan(?:y|ies)|firms?|institutions?|agenc(?:y|ies)|places?|locations?|cit(?:y|ies)|countr(?:y|ies)|regions?|events?|products?)\b/,
  ],
  ['where', /^(?:and )?(?:from |to )?where\b/],
  ['why', /^(?:and )?why\b|\bwhat (?:was|is|were|are) the (?:reasons?|causes?)\b|\bwhat (?:caused|led to)\b/],
  ['how', /^(?:and )?how\b|\bin what ways?\b/],
]

const types: readonly (readonly [string, RegExp])[] = [
  ['organization', /\b(?:organi[sz]ations?|compan(?:y|ies)|firms?|institutions?|agenc(?:y|ies))\b/],
  ['place', /\b(?:places?|locations?|cit(?:y|ies)|countr(?:y|ies)|regions?)\b/],
  ['event', /\bevents?\b/],
  ['product', /\bproducts?\b/],
]

/** The kind of an English question, by its words; `what` where nothing tells. */
export function questionKind(question: string): QuestionKind {
  const lower = question.toLowerCase().trim()
  const kind = kinds.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'what'
  if (kind === 'who') return { kind, type: 'person' }
  if (kind === 'which') return { kind, type: types.find(([, pattern]) => pattern.test(lower))?.[0] ?? '' }
  return { kind, type: '' }
}
