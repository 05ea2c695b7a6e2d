import { env } from '#web/config/server-env.ts'
import { loadSiteFrame } from '#web/content/pages.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Thing } from './json-ld.tsx'

/** The shop for search engines. */
export async function organisation(lang: Language): Promise<Thing> {
  const { settings, footer } = await loadSiteFrame(lang, { stega: false })
  const profiles = footer?.socialLinks?.flatMap(({ url }) => safeHref(url) ?? [])
  return {
    '@type': 'OnlineStore',
    '@id': `${env.siteOrigin}/#organisation`,
    name: settings?.shopName ?? undefined,
    description: settings?.description ?? undefined,
    url: `${env.siteOrigin}${homeLink(lang)}`,
    logo: `${env.siteOrigin}/icon.svg`,
    taxID: settings?.organisationNumber ?? undefined,
    email: footer?.contactEmail ?? undefined,
    telephone: footer?.contactPhone ?? undefined,
    sameAs: profiles?.length ? profiles : undefined,
  }
}
