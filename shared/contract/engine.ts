import { z } from 'zod'
import {
  AnalysisSettings,
  AnswerEvent,
  AnswerSummary,
  ClaimView,
  CollectionInfo,
  CollectionStatus,
  Community,
  ConnectionReport,
  Contradiction,
  Dataset,
  DocumentSummary,
  DocumentText,
  Entity,
  EntitySummary,
  Estimate,
  EvidenceChain,
  FailedItem,
  GraphSnapshot,
  JobEvent,
  KeptAnswer,
  MethodName,
  ModelSettings,
  Neighbour,
  PromptName,
  PromptPreview,
  PromptSummary,
  PromptText,
  RecordId,
  Relationship,
  Report,
  ReportNode,
  RunUsage,
  SkippedFile,
  TuningProposal,
  Usage,
} from '../model/index.ts'
import { call, stream } from './method.ts'

const nothing = z.object({})
const done = z.object({})
const collection = z.string().max(100)
const inCollection = z.object({ collection })
const record = z.object({ collection, id: RecordId })
const level = z.int().nonnegative().max(99)

/** A path on this machine, or files that were uploaded to the web host under a name it gave. */
export const Source = z.union([z.object({ path: z.string().max(4096) }), z.object({ upload: z.string().max(100) })])
export type Source = Readonly<z.infer<typeof Source>>

/** Tokens in and out that a run may use. */
const budget = z.int().positive().nullable().default(null)

export const Settings = z.object({ theme: z.enum(['system', 'light', 'dark']) })
export type Settings = Readonly<z.infer<typeof Settings>>

export const About = z.object({
  version: z.string(),
  licences: z.array(z.object({ name: z.string(), version: z.string(), licence: z.string() })),
  /** Where new collections are put, and the log. */
  collectionsPath: z.string(),
  logPath: z.string(),
})
export type About = Readonly<z.infer<typeof About>>

/** What the engine does for an interface: the same behind Electron, the web host and the command line. */
export const engineContract = {
  'app.about': call(nothing, About),
  'settings.get': call(nothing, Settings),
  'settings.set': call(Settings, Settings),

  /** How a model is reached; null where none is set up. */
  'models.get': call(nothing, z.object({ settings: ModelSettings.nullable() })),
  'models.set': call(z.object({ settings: ModelSettings.nullable() }), done),
  /** Where the key for an endpoint comes from, null where there is none. The key itself is never told. */
  'models.key': call(
    z.object({ baseUrl: z.string().max(2048) }),
    z.object({ from: z.enum(['keychain', 'environment']).nullable() }),
  ),
  /** The models that an endpoint offers, by name. */
  'models.list': call(z.object({ settings: ModelSettings }), z.object({ models: z.array(z.string()) })),
  /** Asks an endpoint for a little of everything; says what works. */
  'models.test': call(z.object({ settings: ModelSettings }), ConnectionReport),

  /** What a model does for a collection. */
  'analysis.get': call(inCollection, AnalysisSettings),
  'analysis.set': call(z.object({ collection, analysis: AnalysisSettings }), AnalysisSettings),
  /** What it would take to bring the index up to date with these settings; nothing is asked of the model. */
  'analysis.estimate': call(z.object({ collection, analysis: AnalysisSettings }), Estimate),
  /** Reads a sample of the collection with the model; replies are kept, so that asking again costs nothing. */
  'analysis.propose': call(inCollection, TuningProposal.extend({ usage: Usage })),
  /** What a model could not do; it is tried again with the next run. */
  'analysis.failures': call(inCollection, z.array(FailedItem)),

  'prompts.list': call(inCollection, z.array(PromptSummary)),
  'prompts.get': call(z.object({ collection, name: PromptName }), PromptText),
  /** A text of the collection's own; null takes it away. Refused where it names what the prompt doesn't have. */
  'prompts.set': call(z.object({ collection, name: PromptName, text: z.string().max(60_000).nullable() }), PromptText),
  /** `text` as it would be sent, with real content. */
  'prompts.preview': call(z.object({ collection, name: PromptName, text: z.string().max(60_000) }), PromptPreview),

  'collections.list': call(nothing, z.array(CollectionInfo)),
  'collections.create': call(z.object({ name: z.string().trim().min(1).max(120) }), CollectionInfo),
  'collections.open': call(z.object({ path: z.string().max(4096) }), CollectionInfo),
  /** The sample: opened if it is there, else created; `jobId` where it has to be indexed. */
  'collections.sample': call(nothing, z.object({ collection: CollectionInfo, jobId: RecordId.nullable() })),
  'collections.rename': call(z.object({ collection, name: z.string().trim().min(1).max(120) }), CollectionInfo),
  /** Takes it from the list, leaves the file. */
  'collections.forget': call(inCollection, done),
  /** Deletes the file. */
  'collections.delete': call(inCollection, done),
  'collection.status': call(inCollection, CollectionStatus),

  /**
   * Imports and brings the index up to date. A model is asked only where `model` says so and the collection's settings give
   * it something to do: whoever says so has seen what that takes. Without it the built-in analyst reads what is new.
   */
  'index.start': call(
    z.object({ collection, sources: z.array(Source).max(10_000), model: z.boolean().default(false), budget }),
    z.object({ jobId: RecordId }),
  ),
  /**
   * Goes on with what an interrupted job left; a model is asked where that job asked one. Without `budget` it may use what
   * is left of that job's.
   */
  'index.resume': call(
    z.object({ collection, budget: budget.unwrap().optional() }),
    z.object({ jobId: RecordId }),
  ),
  'jobs.watch': stream(z.object({ collection, jobId: RecordId, afterSeq: z.int().default(0) }), JobEvent),
  'jobs.cancel': call(z.object({ collection, jobId: RecordId }), done),
  /** Stops a job so that it can go on later; requests under way are aborted. */
  'jobs.pause': call(z.object({ collection, jobId: RecordId }), done),
  /** What a job's model took beside what was expected; null for a job without a model. */
  'jobs.usage': call(z.object({ collection, jobId: RecordId }), RunUsage.nullable()),

  'documents.list': call(
    inCollection,
    z.object({ documents: z.array(DocumentSummary), skipped: z.array(SkippedFile) }),
  ),
  'documents.read': call(record, DocumentText),

  /** Without `limit` all entities; with it those of highest degree. */
  'graph.snapshot': call(z.object({ collection, level, limit: z.int().positive().optional() }), GraphSnapshot),
  'entities.search': call(
    z.object({ collection, query: z.string().max(200), limit: z.int().positive().max(100).default(20) }),
    z.array(EntitySummary),
  ),
  'entities.get': call(
    record,
    z.object({
      entity: Entity,
      neighbours: z.array(Neighbour),
      /** Of it or about it: the dated first, by date. */
      claims: z.array(ClaimView),
      contradictions: z.array(Contradiction),
      /** From level 0 down. */
      communities: z.array(Community.pick({ id: true, level: true }).extend({ title: z.string() })),
    }),
  ),
  /** Takes a name out of an entity: with the next run it is one of its own, whoever joined them. */
  'entities.separate': call(z.object({ collection, id: RecordId, alias: z.string().max(400) }), done),
  'relationships.get': call(
    record,
    z.object({ relationship: Relationship, source: EntitySummary, target: EntitySummary }),
  ),

  'claims.get': call(record, ClaimView),

  'reports.tree': call(inCollection, z.array(ReportNode)),
  'reports.get': call(record, Report),
  'evidence.chain': call(z.object({ collection, dataset: Dataset, id: RecordId }), EvidenceChain),

  ask: stream(
    z.object({
      collection,
      question: z.string().trim().min(1).max(2000),
      method: MethodName.default('global'),
      level: level.default(0),
      /** Without it, who answers as the collection's settings have it. */
      analyst: z.enum(['builtin', 'prompted']).optional(),
    }),
    AnswerEvent,
  ),
  'answers.list': call(inCollection, z.array(AnswerSummary)),
  'answers.get': call(record, KeptAnswer),
  'answers.delete': call(record, done),
} as const
export type EngineContract = typeof engineContract
