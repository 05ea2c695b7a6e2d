import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnReview, Review, ReviewSummary } from '#web/domain/member/review.ts'
import type { ReviewOrder } from '#web/domain/member/review-choices.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getOwnReview } from '#web/services/backend/contracts/get-own-review.ts'
import type { listReviews } from '#web/services/backend/contracts/list-reviews.ts'
import type { summariseReviews } from '#web/services/backend/contracts/summarise-reviews.ts'
import { currentSession, session } from '#web/services/session/session.ts'

export type ReviewChoice = {
  readonly order: ReviewOrder
  readonly size: string | undefined
  /** 1 to 5. */
  readonly stars: number | undefined
}

type Loaded = { readonly items: readonly Review[]; readonly next: string | null }

/** The reviews of a product as they are chosen, their summary, and the reader's own one. */
export function useReviews(documentId: string) {
  const [choice, setChoice] = useState<ReviewChoice>({ order: 'newest', size: undefined, stars: undefined })
  const [loaded, setLoaded] = useState<Loaded>()
  const [summary, setSummary] = useState<ReviewSummary>()
  const [own, setOwn] = useState<OwnReview | null>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const request = latest.current
    setStatus('loading')
    const query = queryOf(choice)
    const [list, all] = await Promise.all([
      callBackend<typeof listReviews>('GET /api/v1/products/{documentId}/reviews', { params: { documentId }, query }),
      callBackend<typeof summariseReviews>('GET /api/v1/reviews/summaries', { query: { documentIds: documentId } }),
    ])
    // Another choice was made meanwhile.
    if (request !== latest.current) return
    if (list.ok && all.ok) {
      setLoaded(list.value)
      setSummary(all.value.summaries[0])
    }
    setStatus(list.ok && all.ok ? 'ready' : 'failed')
  }, [documentId, choice])

  const loadMore = async (): Promise<string | undefined> => {
    if (!loaded?.next) return undefined
    const result = await callBackend<typeof listReviews>('GET /api/v1/products/{documentId}/reviews', {
      params: { documentId },
      query: { ...queryOf(choice), after: loaded.next },
    })
    if (!result.ok) {
      setStatus('failed')
      return undefined
    }
    const { items, next } = result.value
    setLoaded({ items: [...loaded.items, ...items], next })
    return items[0]?.id
  }

  const loadOwn = useCallback(async () => {
    const result =
      session.getState().status === 'member'
        ? await callBackend<typeof getOwnReview>('GET /api/v1/products/{documentId}/review', { params: { documentId } })
        : undefined
    setOwn(result?.ok ? result.value.review : null)
  }, [documentId])

  useEffect(() => void load(), [load])
  useEffect(() => {
    void currentSession().then(loadOwn)
    return session.subscribe((state, before) => {
      if (state.status !== before.status) void loadOwn()
    })
  }, [loadOwn])

  return { choice, setChoice, loaded, summary, own, status, load, loadMore, loadOwn }
}

function queryOf({ order, size, stars }: ReviewChoice) {
  return { order, ...(size && { size }), ...(stars && { stars }) }
}
