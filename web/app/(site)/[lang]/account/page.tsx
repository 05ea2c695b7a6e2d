import { shellPage } from '#web/app/shell-page.tsx'
import { loadSeller } from '#web/content/seller.ts'
import { AccountShell } from '#web/features/account/account-shell.tsx'
import type { Language } from '#web/routing/languages.ts'

async function Account({ lang }: { lang: Language }) {
  return <AccountShell lang={lang} seller={await loadSeller(lang)} />
}

const { generateMetadata, Page } = shellPage('account', 'accountTitle', Account)

export { generateMetadata, Page as default }
