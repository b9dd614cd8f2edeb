import { indexHere } from './index-here.ts'

/** A process of its own that indexes and tells each stage it enters, so that it can be killed there. */
const [file = '', ...paths] = process.argv.slice(2)
await indexHere(file, paths, (stage) => process.send?.(stage))
process.disconnect?.()
