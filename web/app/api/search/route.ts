import { searchAnswers } from '#web/content/search-index.ts'
import { readQuery } from '#web/domain/search/search-text.ts'
import { defaultLanguage, isLanguage } from '#web/routing/languages.ts'
import { respond } from '#web/server/http.ts'
import { clientAddress, rateLimit } from '#web/server/rate-limits.ts'
import { success } from '#web/server/result.ts'

/** Results of one answer; the page shows them all. */
const mostResults = 60

/**
 * Somebody who types as fast as the field asks needs eight in a second (`use-suggestions.ts`), and a few may share one address of the
 * network. The window is short, so that nobody has to wait long.
 */
const perClient = rateLimit(60, 3)

/**
 * `GET /api/search?lang=nb&q=...&limit=6`: the published pages that match, best first (`SearchResponse`). Values that mean
 * nothing fall back: an empty query has no results, an unknown language is the default one. 429 for too many of one client, 503
 * while there is nothing to search in; both say when to try again.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const work = async () => {
    const byClient = await perClient.check(clientAddress(request))
    if (!byClient.ok) return byClient
    const asked = searchParams.get('lang')
    const answers = await searchAnswers(isLanguage(asked) ? asked : defaultLanguage)
    return success(await answers(readQuery(searchParams.get('q')), readLimit(searchParams.get('limit'))))
  }
  const response = await respond(request, work, { cacheControl: 'public, max-age=30' })
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

function readLimit(value: string | null): number {
  const limit = Number(value ?? mostResults)
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, mostResults) : mostResults
}
