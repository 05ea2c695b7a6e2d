// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reviews as texts } from '#web/i18n/messages/nb/reviews.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { writeReview } from '#web/services/backend/contracts/write-review.ts'
import { requireMember } from '#web/services/session/require-member.ts'
import { ReviewForm } from './review-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// Forms load these when they are focused; loaded already, they come within the action that asks for them.
beforeAll(() =>
  Promise.all([
    import('#web/ui/form/form-engine.ts'),
    import('./review-form-schema.ts'),
    import('#web/i18n/messages/nb/forms.ts'),
  ]),
)

const calls = vi.hoisted(() => ({
  writeReview: vi.fn<BackendCall<typeof writeReview>>(),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'PUT /api/v1/products/{documentId}/review': calls.writeReview,
  })
})
vi.mock('#web/services/session/require-member.ts', () => ({ requireMember: vi.fn(async () => true) }))

const onDone = vi.fn()
let root: Root

beforeEach(async () => {
  localStorage.clear()
  onDone.mockReset()
  calls.writeReview.mockReset()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(one('#root'))
})
afterEach(() => act(async () => root.unmount()))

const show = (own?: Parameters<typeof ReviewForm>[0]['own']) =>
  act(async () =>
    root.render(
      <ReviewForm
        lang="nb"
        documentId="p"
        sizes={['S', 'M']}
        texts={texts}
        own={own}
        isResumed={false}
        onDone={onDone}
        onCancel={() => {}}
      />,
    ),
  )

function one<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

async function type(name: string, value: string) {
  await act(async () => {
    const field = one<HTMLInputElement>(`[name="${name}"]`)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const star = (value: number) => one<HTMLInputElement>(`input[type="radio"][value="${value}"]`)

async function submit() {
  await act(async () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await vi.waitFor(
    async () => {
      await act(async () => {})
      expect(one('form').getAttribute('aria-busy')).toBe('false')
    },
    { timeout: 20_000 },
  )
}

test('[R1.06] stars, title and text are required; the first field that is missing is focused', async () => {
  await show()
  await submit()
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  expect(alerts).toEqual(expect.arrayContaining([texts.starsRequired, texts.titleRequired, texts.textRequired]))
  expect(document.activeElement).toBe(star(1))
  expect(calls.writeReview).not.toHaveBeenCalled()
}, 30_000)

test('[R1.06] a review is sent as it was filled in, even before the form’s code was there', async () => {
  await show()
  await act(async () => star(4).click())
  await type('title', 'Varm')
  await type('text', 'Sitter godt')
  calls.writeReview.mockResolvedValueOnce({ ok: true, value: { id: '1', isHidden: false } })
  await submit()
  expect(calls.writeReview.mock.calls[0]?.[0]).toMatchObject({
    params: { documentId: 'p' },
    body: { stars: 4, title: 'Varm', text: 'Sitter godt', fit: null, size: null },
  })
  expect(onDone).toHaveBeenCalledOnce()
  expect(localStorage.getItem('drafts')).toBeNull()
}, 30_000)

test('a begun review is kept, and a refusal is told without losing it', async () => {
  await show()
  await act(async () => star(3).click())
  await type('title', 'Varm')
  await type('text', 'Sitter godt')
  calls.writeReview.mockResolvedValueOnce({ ok: false, status: 0, code: 'offline' })
  await submit()
  expect(document.body.textContent).toContain(texts.failed)
  expect(onDone).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  root = createRoot(one('#root'))
  await show()
  expect([star(3).checked, one<HTMLInputElement>('[name="title"]').value]).toEqual([true, 'Varm'])
}, 30_000)

test('an own review is in the form, and a visitor who declines to log in stays in it', async () => {
  vi.mocked(requireMember).mockResolvedValueOnce(false)
  await show({ stars: 2, title: 'Tynn', text: 'Hull etter en uke', fit: 'small', size: 'M', isHidden: false })
  expect(star(2).checked).toBe(true)
  expect(one<HTMLSelectElement>('[name="size"]').value).toBe('M')
  await submit()
  expect(onDone).not.toHaveBeenCalled()
}, 30_000)
