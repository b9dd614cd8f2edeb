import { claimInstances } from './claim-instances.ts'
import { descriptionOrigins } from './description-origins.ts'
import { firstRelease } from './first-release.ts'
import { modelWork } from './model-work.ts'
import { relationshipPhrases } from './relationship-phrases.ts'

/** In order; a collection's `user_version` counts those it has had. None is ever changed once released. */
export const migrations: readonly string[] = [
  firstRelease,
  relationshipPhrases,
  claimInstances,
  descriptionOrigins,
  modelWork,
]
