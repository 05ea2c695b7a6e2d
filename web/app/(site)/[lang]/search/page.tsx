import { privatePage } from '#web/app/private-page.tsx'
import { loadSearchSuggestions } from '#web/content/pages.ts'
import { SearchTemplate } from '#web/features/search/search-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

async function Search({ lang }: { lang: Language }) {
  return <SearchTemplate lang={lang} clothingTypes={await loadSearchSuggestions(lang)} />
}

const title = (lang: Language) => translator(lang, 'search')('title')
const { generateStaticParams, generateMetadata, Page } = privatePage('search', title, Search)

export { generateMetadata, generateStaticParams, Page as default }
