import { currentSearch } from '#web/app/current-search.ts'
import type { Rating } from '#web/domain/member/review.ts'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { SearchResultItem } from '#web/features/search/search-response.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { ratingsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import { searchPages } from '#web/services/backend/contracts/search-pages.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(searchPages, {
    // A fast typist needs eight in a second (`use-suggestions.ts`), and a few may share one address. Nobody waits long
    // in a short window.
    clientLimit: { calls: 60, seconds: 3 },
    cacheControl: 'public, max-age=30',
    headers: { 'x-robots-tag': 'noindex' },
    async run({ query }) {
      const [response, ratings] = await Promise.all([
        currentSearch(query.lang, readQuery(query.q), query.limit),
        ratingsInPages(),
      ])
      return success({ ...response, items: response.items.map((item) => withRating(item, ratings[item.documentId])) })
    },
  }),
)

/** Search results are cached for longer than ratings stay the same. */
function withRating(item: SearchResultItem, rating: Rating | undefined): SearchResultItem {
  return rating ? { ...item, rating } : item
}
