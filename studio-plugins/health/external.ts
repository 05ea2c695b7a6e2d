import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listBrokenLinks } from '#web/services/backend/contracts/list-broken-links.ts'

/** What another site responds that visitors cannot open. */
export type ExternalProblem = ResponseOf<typeof listBrokenLinks>['items'][number]
