import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { ConsentBanner } from './consent-banner.tsx'

/** Asks every new visitor what the site may store, and opens the cookie settings (docs/product/2). */
export function Consent({ lang, isPreview }: { lang: Language; isPreview: boolean }) {
  const t = translator(lang, 'consent')
  const texts = {
    title: t('title'),
    text: t('bannerText'),
    acceptAll: t('acceptAll'),
    onlyNecessary: t('onlyNecessary'),
    choose: t('choose'),
  }
  return <ConsentBanner lang={lang} isPreview={isPreview} texts={texts} />
}
