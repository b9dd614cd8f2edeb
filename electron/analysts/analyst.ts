import type { Claim, Finding, Point } from '../../shared/model/index.ts'

/** A sentence of a document: `text` is the document's text from `start` to `end`. */
export interface Sentence {
  readonly text: string
  readonly document: number
  readonly chunk: number
  readonly start: number
  readonly end: number
}

/** A chunk as it is handed to an analyst; `start` and `end` are offsets into the document's text. */
export interface ChunkToRead {
  readonly id: number
  readonly start: number
  readonly end: number
}

export interface ExtractedMention {
  readonly name: string
  /** '' where the analyst cannot tell. */
  readonly type: string
  /** What the text says of it here; '' where the analyst leaves that to `describeEntity`. */
  readonly description: string
  /** Offsets of the name into the document's text. */
  readonly start: number
  readonly end: number
  /** Offsets of the sentence around it. */
  readonly sentenceStart: number
  readonly sentenceEnd: number
}

/** One instance of a relationship; `source` and `target` are positions in `mentions`. */
export interface ExtractedRelationship {
  readonly source: number
  readonly target: number
  readonly description: string
  /** The text that joins the two names, from one to the other: "Microsoft acquired LinkedIn"; '' where no verb does. */
  readonly phrase: string
  /** 1–10 with a model; the built-in analyst says 1, and less where the names stand in neighbouring sentences. */
  readonly strength: number
  readonly start: number
  readonly end: number
}

/**
 * What a sentence claims; `subject` and `object` are positions in `mentions`, `object` null where none is named.
 * `start` and `end` are the sentence's.
 */
export interface ExtractedClaim extends Pick<
  Claim,
  'type' | 'verb' | 'status' | 'startDate' | 'endDate' | 'amount' | 'description'
> {
  readonly subject: number
  readonly object: number | null
  /** '' where the sentence itself says it. */
  readonly description: string
  readonly start: number
  readonly end: number
}

/** What an analyst could make nothing of, and why, as a sentence; `reply` is what the model said. */
export interface Failure {
  readonly reason: string
  readonly reply: string
}

/** What one chunk says. A sentence in the overlap of two chunks is told by one of them only. */
export interface Extraction {
  readonly chunk: number
  /** Where the chunk could not be read: the rest is empty then, and it is tried again another time. */
  readonly failure?: Failure
  /** Where only some of what the chunk says could be read: that is here, and the chunk counts as read. */
  readonly partly?: Failure
  readonly mentions: readonly ExtractedMention[]
  readonly relationships: readonly ExtractedRelationship[]
  readonly claims: readonly ExtractedClaim[]
}

export interface DocumentToRead {
  readonly id: number
  readonly title: string
  readonly format: string
  readonly text: string
}

/** A stored mention, as resolving sees it. */
export interface MentionToResolve {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly document: number
  readonly start: number
  readonly end: number
  /** The fingerprint of who read its chunk. */
  readonly by?: string
  /** What the reader said of it there; '' where it said nothing. */
  readonly description?: string
}

/** Several mentions that are one entity. Mentions that belong to no entity are left out. */
export interface ResolvedEntity {
  readonly name: string
  readonly type: string
  readonly aliases: readonly { readonly name: string; readonly reason: string }[]
  readonly mentions: readonly number[]
}

/** What somebody decided of two names, as `decisionKey` gives them, the two in the order of the alphabet. */
export interface DecidedPair {
  readonly name: string
  readonly other: string
  readonly same: boolean
  /** `person`, or the model's name. */
  readonly by: string
  readonly reason: string
}

/** What resolving came to beside its entities; it belongs to them, and is kept when they are. */
export interface ResolveNotes {
  /** Made this time. */
  readonly decided: readonly DecidedPair[]
  /** Names on which nothing could be decided; they are asked about again another time. */
  readonly failures: readonly (Failure & { readonly names: readonly string[] })[]
}

export interface EntityToDescribe {
  readonly name: string
  readonly type: string
  readonly descriptions: readonly string[]
  readonly contexts: readonly Sentence[]
  /** Told where nobody could put the descriptions into one; they are given one after the other then. */
  readonly onUnable?: (failure: Failure) => void
}

export interface RelationshipToDescribe {
  readonly source: string
  readonly target: string
  readonly descriptions: readonly string[]
  readonly contexts: readonly Sentence[]
  /** Told where nobody could put the descriptions into one; they are given one after the other then. */
  readonly onUnable?: (failure: Failure) => void
}

export interface ContextEntity {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly description: string
  readonly degree: number
  readonly mentions: number
  readonly contexts: readonly Sentence[]
}

export interface ContextRelationship {
  readonly id: number
  readonly source: number
  readonly target: number
  readonly weight: number
  readonly description: string
  readonly contexts: readonly Sentence[]
}

/** A claim whose ends are among the context's entities; `sentence` makes it. */
export interface ContextClaim extends Omit<Claim, 'uid' | 'analyst'> {
  readonly sentence: Sentence
}

export interface ContextReport {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly rating: number
  readonly findings: readonly Finding[]
  readonly size: number
}

/** How often things are said in the collection as a whole, so that what sets a community apart can be told. */
export interface Background {
  /** Sentences that name an entity. */
  readonly sentences: number
  /** How many of them hold a word, by its stem. */
  sentencesWith(stem: string): number
  /** In how many documents a sentence stands, whatever its numbers. */
  documentsWith(sentence: string): number
}

/**
 * Everything that one community report may speak of, packed to the token limit (GraphRAG, section 3.1.5): edges by
 * falling combined degree with their ends; `subReports` stand where their communities' elements did not fit.
 */
export interface ReportContext {
  readonly community: number
  readonly level: number
  readonly size: number
  readonly gathered: boolean
  readonly entities: readonly ContextEntity[]
  readonly relationships: readonly ContextRelationship[]
  readonly claims: readonly ContextClaim[]
  readonly subReports: readonly ContextReport[]
  /** Titles of the reports on all communities below, that this one's must differ from. */
  readonly titlesBelow: readonly string[]
  readonly background: Background
  /** Of the whole collection, so that prominence can be judged. */
  readonly collection: { readonly entities: number; readonly documents: number; readonly largestDegree: number }
}

export interface ReportDraft {
  /** Where another wrote it than `who` says, because that one failed. */
  readonly fallback?: Failure & { readonly name: string }
  /** Where it is what could be read of a reply that was cut off. */
  readonly partly?: Failure
  readonly title: string
  readonly summary: string
  readonly rating: number
  readonly ratingExplanation: string
  readonly findings: readonly Finding[]
}

/** What the collection's own statistics say about a question's words. */
export interface Vocabulary {
  readonly documents: number
  /** In how many chunks a word stands, by its stem, and how many chunks there are. */
  readonly chunks: number
  chunksWith(word: string): number
  /** Entities whose name or alias holds the words, best first. */
  entitiesNamed(words: string): readonly {
    readonly id: number
    readonly name: string
    readonly type: string
    readonly mentions: number
  }[]
  /** Stems of words that the collection uses wherever it speaks of a question's matter, the most telling first. */
  relatedTo(question: string): readonly string[]
  /** Every name that an entity goes by, and the sentences that mention it, in the order of the documents. */
  sentencesOf(entity: number): { readonly names: readonly string[]; readonly sentences: readonly Sentence[] }
  /** Undefined when there is no document with this id. */
  sourceOf(document: number): DocumentSource | undefined
  /** The document that a chunk is of. */
  documentOfChunk(chunk: number): number | undefined
}

/** What may say when a document was written. */
export interface DocumentSource {
  readonly title: string
  /** '' where it came without a file. */
  readonly path: string
  /** Its first few lines. */
  readonly opening: string
}

export interface ReportToMap extends ContextReport {
  readonly level: number
  /** Of the documents under it, those nearest to the question, best first. */
  readonly passages?: readonly ChunkToMap[]
}

export interface MapInput {
  readonly question: string
  readonly reports: readonly ReportToMap[]
  readonly vocabulary: Vocabulary
  /** Told why a part of it could not be read, or not to its end, as a sentence. */
  readonly onUnread?: (reason: string) => void
}

/** A chunk as map reads it, whole; offsets are into its document's text. */
export interface ChunkToMap {
  readonly id: number
  readonly document: number
  /** Of its document. */
  readonly title: string
  readonly start: number
  readonly text: string
  /** The document's text right before and after it, which tells where a sentence begins that the chunk cuts. */
  readonly before: string
  readonly after: string
  readonly tokens: number
  /** From 0 to 1: how well it ranked among those retrieved; 1 where nothing was ranked. */
  readonly rank: number
  readonly mentions: readonly { readonly entity: number; readonly start: number; readonly end: number }[]
}

export interface MapChunksInput {
  readonly question: string
  readonly chunks: readonly ChunkToMap[]
  readonly vocabulary: Vocabulary
  /** Told why a part of it could not be read, or not to its end, as a sentence. */
  readonly onUnread?: (reason: string) => void
}

/** A point and how it was found; `section` groups points of one subject where the analyst knows one. */
export interface MappedPoint extends Point {
  readonly section: string
  /** Who says `I` in it, where the chunk tells. */
  readonly speaker?: string
  /** When its document was written, where a question asks for times and that is known. */
  readonly written?: { readonly said: string; readonly iso: string }
}

export interface ReduceInput {
  readonly question: string
  readonly points: readonly MappedPoint[]
  readonly vocabulary: Vocabulary
  /** Titles and ratings of every report that was read, in the order read. */
  readonly reports: readonly Pick<ReportToMap, 'id' | 'title' | 'rating' | 'size'>[]
  /** That the reports were read at. */
  readonly level: number
  /** The covers of all levels, for an analyst that wants to say where more is to be had. */
  readonly levels: () => readonly { readonly level: number; readonly reports: readonly ReportToMap[] }[]
  /** The passages under the reports. */
  readonly passages?: readonly ChunkToMap[]
  /** The chunks that were read, where the points come from `mapChunks`; there are no reports and no levels then. */
  readonly chunks?: readonly ChunkToMap[]
}

/** Part of an answer's Markdown; the last has `answered`. */
export interface AnswerPart {
  readonly delta: string
  /** What came before is void: the answer begins anew with `delta`. */
  readonly replaces?: true
  readonly answered?: boolean
}

/** Documents one after the other; between two, other work of the thread may run. */
export type Documents = Iterable<DocumentToRead> | AsyncIterable<DocumentToRead>

/** What an analyst does, where it matters who does it. */
export type AnalystWork = 'extract' | 'resolve' | 'describe' | 'report' | 'answer'

/** Who does a work, and how; `level` is that of a report's community. */
export interface Worker {
  /** `builtin`, or the model's name. */
  readonly name: string
  /** Changes whenever the same input would give another result; kept with what was made. */
  readonly fingerprint: string
  /** How many of it can be under way at once. */
  readonly atOnce: number
  /** Tokens of a report's context that it can read, where its model holds less than the 8,000 of the paper. */
  readonly contextTokens?: number
}

/**
 * Who reads and writes. The pipeline and the methods say what is needed; an analyst says how. Every result that holds
 * text of the documents cites it as `[Data: Entities (5, 7); Relationships (23); Sources (4)]`.
 */
export interface Analyst {
  who(work: AnalystWork, level?: number): Worker
  /** One extraction for every chunk handed in, empty ones too, in their order. */
  extract(document: DocumentToRead, chunks: readonly ChunkToRead[], signal: AbortSignal): AsyncIterable<Extraction>
  /**
   * `documents` can be walked more than once, and lets a cancel arrive. The result's order is deterministic. What was
   * decided on the way is kept nowhere but told to `note`, once, before the entities are given.
   */
  resolve(
    mentions: readonly MentionToResolve[],
    documents: Documents,
    signal: AbortSignal,
    note?: (notes: ResolveNotes) => void,
  ): Promise<readonly ResolvedEntity[]>
  describeEntity(entity: EntityToDescribe, signal: AbortSignal): Promise<string>
  describeRelationship(relationship: RelationshipToDescribe, signal: AbortSignal): Promise<string>
  report(context: ReportContext, signal: AbortSignal): Promise<ReportDraft>
  mapPoints(input: MapInput, signal: AbortSignal): Promise<readonly MappedPoint[]>
  /** The same from chunks: points with `sources`, and without `reports`. */
  mapChunks(input: MapChunksInput, signal: AbortSignal): Promise<readonly MappedPoint[]>
  reduceAnswer(input: ReduceInput, signal: AbortSignal): AsyncIterable<AnswerPart>
}
