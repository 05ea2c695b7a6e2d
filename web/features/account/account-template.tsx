import { someTexts, texts } from '#web/i18n/translate.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { AccountView } from './account-view.tsx'

/**
 * The account page (R2.34), the same for everybody: the login for visitors, and for members what their browser loads.
 */
export function AccountTemplate({ lang, seller }: { lang: Language; seller: Seller }) {
  const t = texts(lang, 'account')
  const client = someTexts(lang, 'account', ['title', 'logOut', 'logOutFailed', 'loading', 'failed', 'retry'])
  return (
    <AccountView lang={lang} seller={seller} texts={client}>
      <EmptyState
        level="h1"
        drawing="cabin"
        heading={t.title}
        sentence={t.loggedOutText}
        link={{ href: dialogLink(lang, '#log-in'), text: t.logIn }}
      >
        <ButtonLink href={dialogLink(lang, '#join')} variant="secondary">
          {t.join}
        </ButtonLink>
      </EmptyState>
    </AccountView>
  )
}
