'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import styles from './account.module.css'
import { LoadedPart, PartLoading, type PartTexts } from './loaded-part.tsx'
import { LogOutButton } from './log-out-button.tsx'
import type { LinkOutcome } from './mail-link/step-props.ts'
import { useMailLink } from './mail-link/use-mail-link.ts'

type Props = {
  lang: Language
  /** For receipts. */
  seller: Seller
  texts: PartTexts & { readonly title: string; readonly logOut: string; readonly logOutFailed: string }
  /** Shown to visitors. */
  children: ReactNode
}

/**
 * A member's account. The page is static, so the sections are loaded once the browser knows that it has a member;
 * visitors load none of them. While a mailed link is open, it takes the place of the rest.
 */
export function AccountView({ lang, seller, texts, children }: Props) {
  const isMember = useSyncExternalStore(watchSession, isMemberNow, () => false)
  const link = useMailLink()
  const [outcome, setOutcome] = useState<LinkOutcome & { readonly token: string }>()
  const outcomePlace = useRef<HTMLDivElement>(null)
  const end = (ended?: LinkOutcome) => {
    setOutcome(ended && { ...ended, token: link.token ?? '' })
    link.close()
  }
  useEffect(() => {
    if (outcome) outcomePlace.current?.focus()
  }, [outcome])

  return (
    <>
      {link.token && (
        <LoadedPart key={link.token} texts={texts} load={() => import('./mail-link/mail-link.tsx')}>
          {({ MailLink }) => <MailLink lang={lang} token={link.token ?? ''} onEnd={end} />}
        </LoadedPart>
      )}
      <div hidden={link.token !== undefined}>
        <div ref={outcomePlace} role="status" tabIndex={-1} className={styles.outcome}>
          {outcome && <Notice>{outcome.text}</Notice>}
        </div>
        <div data-show-to="logged_out">{children}</div>
        <div data-show-to="logged_in" className={styles.page}>
          <div className={styles.head}>
            <h1>{texts.title}</h1>
            <div>
              <LogOutButton texts={{ logOut: texts.logOut, failed: texts.logOutFailed }} />
            </div>
          </div>
          {isMember ? (
            <LoadedPart texts={texts} load={() => import('./account-sections.tsx')}>
              {({ AccountSections }) => (
                <AccountSections
                  // A verified address is shown, and what belongs to it.
                  key={outcome?.isVerified ? outcome.token : ''}
                  lang={lang}
                  seller={seller}
                />
              )}
            </LoadedPart>
          ) : (
            <PartLoading texts={texts} />
          )}
        </div>
      </div>
    </>
  )
}

/** The site shows by this attribute who is logged in (services/session); reading it loads no code of the session. */
function isMemberNow(): boolean {
  return document.documentElement.dataset.session === 'logged_in'
}

function watchSession(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-session'] })
  return () => observer.disconnect()
}
