import type { NameDecisions } from '../analysts/prompted/resolve/name-decisions.ts'
import type { Reader } from '../store/connection.ts'
import { nameDecisions } from '../store/name-decisions.ts'

/** What was decided of a collection's names, as it stands whenever an analyst asks. */
export const createNameDecisions = (store: Reader): NameDecisions => ({ all: () => nameDecisions(store) })
