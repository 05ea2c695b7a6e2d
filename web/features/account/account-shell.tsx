import { translator } from '#web/i18n/translate.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** The account page: the login for visitors, and for members what they can do so far. */
export function AccountShell({ lang }: { lang: Language }) {
  const t = translator(lang, 'shells')
  const texts = { logOut: t('logOut'), failed: t('logOutFailed') }
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
      <div data-show-to="logged_in">
        <EmptyState level="h1" drawing="cabin" heading={t('accountTitle')} sentence={t('accountText')}>
          <LogOutButton texts={texts} />
        </EmptyState>
      </div>
    </>
  )
}
