import 'server-only'
import type { Language } from '../routing/languages.ts'
import { loadSiteFrame } from './pages.ts'

/** The shop as receipts name it. Without the marks of the preview: it is shown by scripts and printed. */
export async function loadSeller(lang: Language) {
  const { settings } = await loadSiteFrame(lang, { stega: false })
  return { name: settings?.shopName ?? '', organisationNumber: settings?.organisationNumber ?? null }
}
