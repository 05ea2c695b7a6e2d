'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { loadReceiptTexts } from '#web/ui/receipt/receipt-texts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account.module.css'
import type { AccountTexts } from './account-texts.ts'
import { LogOutButton } from './log-out-button.tsx'
import { useVerification } from './use-verification.ts'

type Props = {
  lang: Language
  /** For receipts. */
  seller: Seller
  texts: {
    readonly title: string
    readonly logOut: string
    readonly logOutFailed: string
    readonly loading: string
    readonly failed: string
    readonly retry: string
  }
}

type Sections = {
  readonly AccountSections: typeof import('./account-sections.tsx').AccountSections
  readonly texts: AccountTexts
  readonly receiptTexts: Texts<'receipt'>
}

/**
 * A member's account. The page is static, so the sections are loaded once the browser knows that it has a member; visitors load none
 * of them. Also carries out the link of the mail that verifies an address, for visitors too.
 */
export function AccountView({ lang, seller, texts }: Props) {
  const isMember = useSyncExternalStore(watchSession, isMemberNow, () => false)
  const [sections, setSections] = useState<Sections | 'failed'>()
  const verification = useVerification(lang)
  const load = useCallback(() => {
    setSections(undefined)
    Promise.all([
      import('./account-sections.tsx'),
      import('./account-texts.ts').then(({ loadAccountTexts }) => loadAccountTexts(lang)),
      loadReceiptTexts(lang),
    ])
      .then(([{ AccountSections }, accountTexts, receiptTexts]) =>
        setSections({ AccountSections, texts: accountTexts, receiptTexts }),
      )
      .catch(() => setSections('failed'))
  }, [lang])
  useEffect(() => {
    if (isMember) load()
  }, [isMember, load])

  return (
    <>
      <div role="status" className={styles.verification}>
        {verification && <Notice tone={verification.ok ? 'plain' : 'danger'}>{verification.text}</Notice>}
      </div>
      <div data-show-to="logged_in" className={styles.page}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <div>
            <LogOutButton texts={{ logOut: texts.logOut, failed: texts.logOutFailed }} />
          </div>
        </div>
        {isMember && sections && sections !== 'failed' && (
          <sections.AccountSections
            lang={lang}
            texts={sections.texts}
            receiptTexts={sections.receiptTexts}
            seller={seller}
            isVerifiedNow={verification?.ok === true}
          />
        )}
        {sections === 'failed' && (
          <Notice tone="danger" role="alert">
            <p>{texts.failed}</p>
            <Button variant="secondary" onClick={load}>
              {texts.retry}
            </Button>
          </Notice>
        )}
        {!sections && (
          <div role="status" aria-label={texts.loading} className={styles.loading}>
            <Skeleton width="100%" height="120px" />
            <Skeleton width="100%" height="320px" />
          </div>
        )}
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
