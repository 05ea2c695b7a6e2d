import type { MetadataRoute } from 'next'
import { loadSiteFrame } from '../content/pages.ts'
import { defaultLanguage } from '../routing/languages.ts'

/** The web manifest (docs/product/1). */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { settings } = await loadSiteFrame(defaultLanguage, { stega: false })
  const name = settings?.shopName ?? 'Shop'
  return {
    name,
    short_name: name,
    description: settings?.description ?? undefined,
    lang: defaultLanguage,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#CCCC52',
    background_color: '#fff',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
}
