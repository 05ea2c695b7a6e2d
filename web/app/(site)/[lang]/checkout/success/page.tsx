import { privatePage } from '#web/app/private-page.tsx'
import { loadSeller, loadSiteFrame } from '#web/content/pages.ts'
import { SuccessTemplate } from '#web/features/confirmation/order/success-template.tsx'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

async function Success({ lang }: { lang: Language }) {
  const [{ settings }, seller] = await Promise.all([loadSiteFrame(lang, { stega: false }), loadSeller(lang)])
  return <SuccessTemplate lang={lang} seller={seller} settings={settings} />
}

const title = (lang: Language) => texts(lang, 'confirmation').successTitle
const { generateStaticParams, generateMetadata, Page } = privatePage('checkout/success', title, Success)

export { generateMetadata, generateStaticParams, Page as default }
