import type { BenchData } from './bench-data.ts'
import type { Measured } from './row.ts'

type Measure = (data: BenchData) => Promise<Measured>

/** The parts of the table in its order; each loads what it measures alone. */
export const parts: Readonly<Record<string, () => Promise<Measure>>> = {
  entities: async () => (await import('./measure-entities.ts')).measureEntities,
  types: async () => (await import('./measure-types.ts')).measureTypes,
  precision: async () => (await import('./measure-precision.ts')).measurePrecision,
  levels: async () => (await import('./measure-levels.ts')).measureLevels,
  diversity: async () => (await import('./measure-diversity.ts')).measureDiversity,
  spans: async () => (await import('./measure-spans.ts')).measureSpans,
  declined: async () => (await import('./measure-declined.ts')).measureDeclined,
}
