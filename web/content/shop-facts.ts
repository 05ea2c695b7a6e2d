import 'server-only'
import type { Language } from '../routing/languages.ts'
import { documentTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { openingDaysQuery } from './queries/opening-days.groq.ts'
import { siteFrameQuery } from './queries/site-frame.groq.ts'

/** When the shop is open. */
export async function openingRules() {
  return (await fetchForApi(openingDaysQuery, {}, [documentTag('siteSettings')])) ?? {}
}

/** The shop's address and its opening hours, each on one line. */
export async function shopFacts(lang: Language): Promise<string[]> {
  const { footer } = await fetchForApi(siteFrameQuery, { lang }, [documentTag('footer'), documentTag('siteSettings')])
  return [footer?.storeAddress, footer?.storeOpeningHours].flatMap(
    (text) =>
      text
        ?.trim()
        .split(/\s*\n\s*/)
        .join(', ') || [],
  )
}
