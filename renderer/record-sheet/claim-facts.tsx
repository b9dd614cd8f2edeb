import { ArrowRight } from 'lucide-react'
import type { ClaimView } from '../../shared/model/index.ts'
import { formatAmount } from '../format/format-amount.ts'
import { formatDates } from '../format/format-dates.ts'
import styles from './claim-list.module.css'
import { statusWord } from './claim-words.ts'

/** When, how much and with which status: the part of a claim in which it may differ from another. */
export function ClaimFacts({ claim }: { readonly claim: ClaimView }) {
  const when = formatDates(claim.startDate, claim.endDate)
  const amount = formatAmount(claim.amount)
  return (
    <span className={styles.facts}>
      <span className={styles.status} data-status={claim.status}>
        {statusWord(claim.status)}
      </span>
      {when !== '' && <span>{when}</span>}
      {amount !== '' && <span>{amount}</span>}
    </span>
  )
}

/** Who, what and whom: `Lantern Fund · payment → Sable Point`. */
export function ClaimEnds({ claim }: { readonly claim: ClaimView }) {
  return (
    <span className={styles.ends}>
      <b>{claim.subjectName}</b> <span className={styles.type}>{claim.type}</span>
      {claim.objectName !== null && (
        <>
          {' '}
          <ArrowRight aria-label="of or to" /> <b>{claim.objectName}</b>
        </>
      )}
    </span>
  )
}
