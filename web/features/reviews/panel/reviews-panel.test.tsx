// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Review } from '#web/domain/member/review.ts'
import { reviews as texts } from '#web/i18n/messages/nb/reviews.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { listReviews } from '#web/services/backend/contracts/list-reviews.ts'
import { ReviewsPanel } from './reviews-panel.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const stored = vi.hoisted(() => ({ value: { id: 'new', isHidden: false } }))
const calls = vi.hoisted(() => ({
  listReviews: vi.fn<BackendCall<typeof listReviews>>(),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/products/{documentId}/reviews': calls.listReviews,
    'GET /api/v1/reviews/summaries': async () => ({ ok: true, value: { summaries: [] } }),
  })
})
vi.mock('./review-form.tsx', () => ({
  ReviewForm: ({ onDone }: { onDone: (value: typeof stored.value) => void }) => (
    <button type="button" onClick={() => onDone(stored.value)}>
      {texts.publish}
    </button>
  ),
}))

function review(id: string): Review {
  const fields = { fit: null, size: null, isBought: false, isSizeBought: false, isEdited: false, answer: null }
  return { id, stars: 5, title: id, text: id, author: null, createdAt: '2026-11-22T12:00:00.000Z', ...fields }
}

const listed = (...ids: string[]) =>
  calls.listReviews.mockResolvedValue({ ok: true, value: { items: ids.map(review), next: null } })

let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  await act(async () => button.click())
}

async function publish() {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root?.render(
      <ReviewsPanel lang="nb" documentId="p" sizes={[]}>
        <p>Fra siden</p>
      </ReviewsPanel>,
    ),
  )
  await press(texts.write)
  listed('new', 'old')
  await press(texts.publish)
}

const focused = () => document.activeElement?.id || document.activeElement?.textContent

test('[R1.06] the focus goes to the review that was published', async () => {
  listed('old')
  await publish()
  await vi.waitFor(() => expect(focused()).toBe('review-new'))
})

test('one that others do not see leaves the focus on the button that opened the form', async () => {
  listed('old')
  stored.value = { id: 'hidden', isHidden: true }
  await publish()
  await vi.waitFor(() => expect(focused()).toBe(texts.write))
  await act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())))
  expect(focused()).toBe(texts.write)
})
