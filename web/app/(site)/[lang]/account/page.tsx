import { privatePage } from '#web/app/private-page.tsx'
import { loadSeller } from '#web/content/pages.ts'
import { AccountTemplate } from '#web/features/account/account-template.tsx'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

async function Account({ lang }: { lang: Language }) {
  return <AccountTemplate lang={lang} seller={await loadSeller(lang)} />
}

const title = (lang: Language) => texts(lang, 'account').title
const { generateStaticParams, generateMetadata, Page } = privatePage('account', title, Account)

export { generateMetadata, generateStaticParams, Page as default }
