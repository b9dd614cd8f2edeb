import { engine } from '../state/engine.ts'
import { useCall } from '../state/use-call.ts'
import { WrittenBy } from '../ui/written-by.tsx'

interface ReportAnalystProps {
  readonly collection: string
  readonly id: number
}

/** Who wrote a cited report. */
export function ReportAnalyst({ collection, id }: ReportAnalystProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) => engine()['reports.get']({ collection, id }, { signal }))
  return data ? <WrittenBy analyst={data.analyst} /> : null
}
