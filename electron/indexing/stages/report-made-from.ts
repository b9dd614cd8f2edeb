import type { ReportContext } from '../../analysts/analyst.ts'
import { makeUid } from '../../store/make-uid.ts'

/** What a report is made from, as a hash, whoever writes it. */
export const reportMadeFrom = (context: ReportContext): string => makeUid('report', JSON.stringify(essence(context)))

/** All but what is the whole collection's: that changes with every document, and alone is no reason to write again. */
const essence = ({ collection: _, background: __, ...context }: ReportContext): unknown => context
