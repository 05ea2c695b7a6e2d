import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { OwnReview } from '#web/domain/member/review.ts'
import { reviews as en } from '#web/i18n/messages/en/reviews.ts'
import { reviews as nb } from '#web/i18n/messages/nb/reviews.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { deleteReview } from '#web/services/backend/contracts/delete-review.ts'
import type { writeReview } from '#web/services/backend/contracts/write-review.ts'
import { takeIntent } from '#web/services/session/pending-intent.ts'
import { currentSession, session } from '#web/services/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReviewList } from '../review-list.tsx'
import { ReviewSummaryView } from '../review-summary.tsx'
import { countText } from '../review-texts.ts'
import styles from '../reviews.module.css'
import { ReportReview } from './report-review.tsx'
import { readReviewDraft } from './review-draft.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewForm } from './review-form.tsx'
import { useReviews } from './use-reviews.ts'

export type ReviewsPanelProps = {
  lang: Language
  documentId: string
  sizes: readonly string[]
}

type Message = { readonly text: string; readonly undo?: OwnReview }

/** The live reviews of a product. */
export function ReviewsPanel({ lang, documentId, sizes, children }: ReviewsPanelProps & { children: ReactNode }) {
  // They come with the live reviews instead of with every product page.
  const texts = lang === 'en' ? en : nb
  const { choice, setChoice, loaded, summary, own, status, load, loadMore, loadOwn } = useReviews(documentId)
  const [isOpen, setOpen] = useState(() => readReviewDraft(documentId) !== undefined)
  const [isResumed, setResumed] = useState(false)
  const [message, setMessage] = useState<Message>()
  const [now] = useState(Date.now)
  const [publishedId, setPublishedId] = useState<string>()
  const [reportedId, setReportedId] = useState<string>()
  const memberId = useStore(session, (state) => (state.status === 'member' ? state.member.id : undefined))
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const takeUp = async () => {
      setReportedId((await takeIntent('report'))?.reviewId)
      const review = await takeIntent('review')
      if (review?.documentId !== documentId) return
      setResumed(true)
      setOpen(true)
    }
    void currentSession().then(takeUp)
    return session.subscribe(() => void takeUp())
  }, [documentId])

  useEffect(() => {
    if (!publishedId || !loaded?.items.some(({ id }) => id === publishedId)) return
    // After the button that opened the form, which is there for a review that the list does not show.
    requestAnimationFrame(() => document.getElementById(`review-${publishedId}`)?.focus())
    setPublishedId(undefined)
  }, [publishedId, loaded])

  const refresh = () => {
    void load()
    void loadOwn()
  }
  const close = (text?: string) => {
    setOpen(false)
    setMessage(text ? { text } : undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const remove = async () => {
    if (!own) return
    const result = await callBackend<typeof deleteReview>('DELETE /api/v1/products/{documentId}/review', {
      params: { documentId },
      lang,
    })
    setMessage(
      result.ok
        ? { text: own.isHidden ? texts.removedHidden : texts.removed, undo: own }
        : { text: result.message ?? texts.failed },
    )
    setOpen(false)
    if (result.ok) refresh()
  }
  const undo = async ({ isHidden: _, ...body }: OwnReview) => {
    const result = await callBackend<typeof writeReview>('PUT /api/v1/products/{documentId}/review', {
      params: { documentId },
      body,
      lang,
    })
    const text = result.ok ? (result.value.isHidden ? texts.storedHidden : texts.published) : result.message
    setMessage({ text: text ?? texts.failed })
    refresh()
  }
  const showMore = async () => {
    const first = await loadMore()
    if (first) requestAnimationFrame(() => document.getElementById(`review-${first}`)?.focus())
  }

  if (!loaded && status !== 'failed') return children
  const isFiltered = choice.size !== undefined || choice.stars !== undefined
  return (
    <div className={styles.columns}>
      {summary && <ReviewSummaryView lang={lang} texts={texts} summary={summary} />}
      <div className={styles.panel}>
        <div className={styles.controls}>
          {!isOpen && (
            <div className={styles.foot}>
              <button
                ref={opener}
                type="button"
                className={styles.link}
                onClick={() => {
                  setMessage(undefined)
                  setOpen(true)
                }}
              >
                {own ? texts.change : texts.write}
              </button>
              {own && (
                <button type="button" className={styles.link} onClick={() => void remove()}>
                  {texts.remove}
                </button>
              )}
            </div>
          )}
          {(summary?.count ?? 0) > 1 && (
            <ReviewFilters texts={texts} sizes={sizes} choice={choice} onChange={setChoice} />
          )}
        </div>
        <div role="status" className={styles.message}>
          {message && <p>{message.text}</p>}
          {message?.undo && (
            <button type="button" className={styles.link} onClick={() => message.undo && void undo(message.undo)}>
              {texts.undo}
            </button>
          )}
          {isFiltered && loaded && <p>{countText(loaded.items.length, texts)}</p>}
        </div>
        {own?.isHidden && <Notice>{texts.hidden}</Notice>}
        {isOpen && (
          <ReviewForm
            key={String(isResumed)}
            lang={lang}
            documentId={documentId}
            sizes={sizes}
            texts={texts}
            isResumed={isResumed}
            own={own ?? undefined}
            onDone={({ id, isHidden }) => {
              setPublishedId(id)
              close(isHidden ? texts.storedHidden : texts.published)
              refresh()
            }}
            onCancel={() => close()}
          />
        )}
        {status === 'failed' && (
          <Notice tone="danger" role="alert">
            <p>{texts.loadFailed}</p>
            <button type="button" className={styles.link} onClick={() => void load()}>
              {texts.tryAgain}
            </button>
          </Notice>
        )}
        {loaded && (
          <ReviewList
            lang={lang}
            texts={texts}
            now={now}
            reviews={loaded.items}
            emptyText={isFiltered ? texts.noneOfThese : texts.empty}
            actions={({ id, author }) =>
              author?.id !== memberId && (
                <ReportReview
                  lang={lang}
                  texts={texts}
                  reviewId={id}
                  name={author?.name ?? texts.formerMember}
                  isResumed={id === reportedId}
                />
              )
            }
          />
        )}
        {loaded?.next && (
          <div>
            <Button variant="secondary" onClick={() => void showMore()}>
              {texts.loadMore}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
