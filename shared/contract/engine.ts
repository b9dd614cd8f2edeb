import { z } from 'zod'
import {
  AnswerEvent,
  AnswerSummary,
  ClaimView,
  CollectionInfo,
  CollectionStatus,
  Community,
  Contradiction,
  Dataset,
  DocumentSummary,
  DocumentText,
  Entity,
  EntitySummary,
  EvidenceChain,
  GraphSnapshot,
  JobEvent,
  KeptAnswer,
  MethodName,
  Neighbour,
  RecordId,
  Relationship,
  Report,
  ReportNode,
  SkippedFile,
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

  'index.start': call(z.object({ collection, sources: z.array(Source).max(10_000) }), z.object({ jobId: RecordId })),
  /** Goes on with what an interrupted job left. */
  'index.resume': call(inCollection, z.object({ jobId: RecordId })),
  'jobs.watch': stream(z.object({ collection, jobId: RecordId, afterSeq: z.int().default(0) }), JobEvent),
  'jobs.cancel': call(z.object({ collection, jobId: RecordId }), done),

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
    }),
    AnswerEvent,
  ),
  'answers.list': call(inCollection, z.array(AnswerSummary)),
  'answers.get': call(record, KeptAnswer),
  'answers.delete': call(record, done),
} as const
export type EngineContract = typeof engineContract
