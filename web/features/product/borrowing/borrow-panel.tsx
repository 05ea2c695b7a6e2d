'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { totalLeft } from '#web/domain/borrowing/test-garments.ts'
import { availability } from '#web/domain/product/availability.ts'
import { formatDay } from '#web/i18n/days.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Borrowed, BorrowFormProps } from './borrow-form.tsx'
import styles from './borrow-panel.module.css'
import type { BorrowTexts } from './borrow-texts.ts'
import { sizeText } from './size-text.ts'
import { useTestGarments } from './use-test-garments.ts'

type Props = {
  lang: Language
  documentId: string
  texts: BorrowTexts
  termsHref: string
  /** The field that a click on the number of garments opens for an editor. */
  edit?: string | undefined
}

type Opened = { readonly Form: ComponentType<BorrowFormProps>; readonly borrower: BorrowFormProps['borrower'] }

/**
 * The number of test garments left today, and the form to borrow one, which is loaded when it is opened (R1.08, R2.35).
 */
export function BorrowPanel({ lang, documentId, texts, termsHref, edit }: Props) {
  const { read, refresh } = useTestGarments(documentId)
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed'>()
  const [borrowed, setBorrowed] = useState<Borrowed>()

  async function open(): Promise<void> {
    setOpened('loading')
    try {
      const { BorrowForm, loadBorrower } = await import('./borrow-form.tsx')
      setOpened({ Form: BorrowForm, borrower: await loadBorrower() })
    } catch {
      setOpened('failed')
    }
  }

  if (borrowed) return <Done lang={lang} borrowed={borrowed} texts={texts} />
  if (read.status !== 'loaded')
    return (
      <Notice>
        {read.status === 'loading' ? (
          <p role="status">{texts.loading}</p>
        ) : (
          <>
            <p role="alert">{texts.loadFailed}</p>
            <Button variant="secondary" onClick={refresh}>
              {texts.tryAgain}
            </Button>
          </>
        )}
        <p>{texts.intro}</p>
      </Notice>
    )
  const { sizes, pickUpDays } = read.value
  const left = totalLeft(sizes)
  const firstDay = pickUpDays.find((day) => sizes.some((size) => size.pickUpDays.includes(day)))
  const canBorrow = left > 0 || firstDay !== undefined
  const isOpen = typeof opened === 'object'
  return (
    <>
      <Notice>
        <p role="status" data-sanity={edit}>
          <strong>{leftText(lang, left, firstDay, texts)}</strong>
        </p>
        {canBorrow && sizes.length > 1 && (
          <ul className={styles.sizes}>
            {sizes.map((one) => (
              <li key={one.size}>{sizeText(lang, one, texts)}</li>
            ))}
          </ul>
        )}
        <p>{canBorrow ? texts.intro : texts.outText}</p>
      </Notice>
      {isOpen ? (
        <opened.Form
          lang={lang}
          documentId={documentId}
          texts={texts}
          termsHref={termsHref}
          pickUpDays={pickUpDays}
          sizes={sizes}
          borrower={opened.borrower}
          onDone={setBorrowed}
          onChanged={refresh}
        />
      ) : (
        canBorrow && (
          <>
            <Button wide onClick={open} aria-busy={opened === 'loading'}>
              {texts.open}
            </Button>
            {opened === 'failed' && (
              <p role="alert" className={styles.failed}>
                {texts.loadFailed}
              </p>
            )}
          </>
        )
      )}
    </>
  )
}

/** `firstDay`: the first on which one can be picked up. */
function leftText(lang: Language, testGarmentsLeft: number, firstDay: string | undefined, texts: BorrowTexts): string {
  const state = availability({ productState: 'testPhase', stock: undefined, testGarmentsLeft })
  if (state.kind !== 'testPhase')
    return firstDay ? fillIn(texts.outUntil, { day: formatDay(lang, firstDay) }) : texts.out
  return state.garmentsLeft === 1 ? texts.leftOne : fillIn(texts.left, { count: state.garmentsLeft })
}

/** Takes the focus that the form had. */
function Done({ lang, borrowed, texts }: { lang: Language; borrowed: Borrowed; texts: BorrowTexts }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { email, pickUpDay, keptUntil } = borrowed
  return (
    <Notice role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.doneTitle}>
        {texts.doneTitle}
      </h2>
      <p>{fillIn(texts.done, { day: formatDay(lang, pickUpDay), until: formatDay(lang, keptUntil) })}</p>
      <p>{fillIn(texts.doneMail, { email })}</p>
    </Notice>
  )
}
