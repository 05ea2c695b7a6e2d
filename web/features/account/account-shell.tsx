import { texts, translator } from '#web/i18n/translate.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { AccountView } from './account-view.tsx'

/** The account page (R2.34), the same for everybody: the login for visitors, and for members what their browser loads. */
export function AccountShell({ lang, seller }: { lang: Language; seller: Seller }) {
  const t = translator(lang, 'shells')
  const { accountTitle, logOut, logOutFailed } = texts(lang, 'shells')
  const { loading, failed, retry } = texts(lang, 'account')
  return (
    <>
      <div data-show-to="logged_out">
        <EmptyState
          level="h1"
          drawing="cabin"
          heading={t('accountTitle')}
          sentence={t('accountLoggedOutText')}
          way={{ href: dialogLink(lang, '#log-in'), text: t('logIn') }}
        >
          <ButtonLink href={dialogLink(lang, '#join')} variant="secondary">
            {t('join')}
          </ButtonLink>
        </EmptyState>
      </div>
      <AccountView lang={lang} seller={seller} texts={{ accountTitle, logOut, logOutFailed, loading, failed, retry }} />
    </>
  )
}
