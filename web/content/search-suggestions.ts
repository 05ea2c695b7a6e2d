import 'server-only'
import type { Language } from '../routing/languages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchContent } from './fetch-content.ts'
import { searchSuggestionsQuery } from './queries/search.groq.ts'

/** The clothing types that have products, suggested by the search page when there is no query or no result. */
export function loadSearchSuggestions(lang: Language) {
  return fetchContent(searchSuggestionsQuery, { lang }, { tags: [typeTag('clothingType'), typeTag('product')] })
}
