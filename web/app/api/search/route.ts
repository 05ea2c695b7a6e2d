import type { NextRequest } from 'next/server'
import { searchIndex } from '../../../content/search-index.ts'
import { readQuery } from '../../../domain/search-text.ts'
import { searchResponse } from '../../../features/search/search-response.ts'
import { defaultLanguage, isLanguage } from '../../../routing/languages.ts'

/** Results of one answer; the page shows them all. */
const mostResults = 60

/**
 * `GET /api/search?lang=nb&q=...&limit=6`: the published pages that match, best first (`SearchResponse`). Values that mean
 * nothing fall back: an empty query has no results, an unknown language is the default one.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const asked = searchParams.get('lang')
  const lang = isLanguage(asked) ? asked : defaultLanguage
  const q = readQuery(searchParams.get('q'))
  const index = await searchIndex(lang)
  const body = searchResponse(index.search(q), q, lang, readLimit(searchParams.get('limit')))
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=30', 'x-robots-tag': 'noindex' } })
}

function readLimit(value: string | null): number {
  const limit = Number(value ?? mostResults)
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, mostResults) : mostResults
}
