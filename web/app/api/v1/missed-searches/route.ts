import { currentSearch } from '#web/app/current-search.ts'
import { isMissed, missedQuery } from '#web/domain/search/missed-search.ts'
import { readQuery } from '#web/domain/search/search-text.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { countMissedSearch } from '#web/server/missed-searches/missed-searches.ts'
import { success } from '#web/server/result.ts'
import { reportMissedSearch } from '#web/services/backend/contracts/report-missed-search.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(reportMissedSearch, {
    clientLimit: { calls: 20, seconds: 600 },
    async run({ body: { lang, q } }) {
      const query = missedQuery(q)
      if (query === undefined) return success({ isCounted: false })
      // The browser is not trusted: only searches that really find nothing are stored.
      if (!isMissed(await currentSearch(lang, readQuery(q), 1))) return success({ isCounted: false })
      return success({ isCounted: await countMissedSearch(database(), lang, query) })
    },
  }),
)
