// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makePost } from '#tests/builders/make-post.ts'
import type { Post, Thread } from '#web/domain/member/posts.ts'
import { discussion as texts } from '#web/i18n/messages/nb/discussion.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { deletePost } from '#web/services/backend/contracts/delete-post.ts'
import type { getPost } from '#web/services/backend/contracts/get-post.ts'
import type { likePost } from '#web/services/backend/contracts/like-post.ts'
import type { listPosts } from '#web/services/backend/contracts/list-posts.ts'
import type { restorePost } from '#web/services/backend/contracts/restore-post.ts'
import type { writePost } from '#web/services/backend/contracts/write-post.ts'
import { requireMember } from '#web/services/session/require-member.ts'
import { session } from '#web/services/session/session.ts'
import { DiscussionPanel } from './discussion-panel.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const calls = vi.hoisted(() => ({
  deletePost: vi.fn<BackendCall<typeof deletePost>>(),
  getPost: vi.fn<BackendCall<typeof getPost>>(),
  likePost: vi.fn<BackendCall<typeof likePost>>(),
  listPosts: vi.fn<BackendCall<typeof listPosts>>(),
  restorePost: vi.fn<BackendCall<typeof restorePost>>(),
  writePost: vi.fn<BackendCall<typeof writePost>>(),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/discussions/{documentId}': calls.listPosts,
    'GET /api/v1/posts/{id}': calls.getPost,
    'POST /api/v1/posts': calls.writePost,
    'PUT /api/v1/posts/{id}/like': calls.likePost,
    'DELETE /api/v1/posts/{id}': calls.deletePost,
    'POST /api/v1/posts/{id}/restore': calls.restorePost,
    'GET /api/v1/users/me': async () => ({ ok: false, status: 401, code: 'notLoggedIn' }),
  })
})
vi.mock('#web/services/session/require-member.ts', () => ({ requireMember: vi.fn() }))

const offline = { ok: false, status: 0, code: 'offline' } as const
const refused = { ok: false, status: 404, code: 'noSuchPost', message: 'Innlegget finnes ikke lenger.' } as const
const at = '2026-11-22T12:00:00.000Z'

const post = (id: string, more: Partial<Post> = {}) =>
  makePost(id, { author: { id: 'ola', name: 'Ola', picture: null }, ...more })

const page = (threads: readonly Thread[]) => ({ ok: true, value: { items: threads, next: null, at } }) as const

let root: Root
let place: HTMLElement

beforeEach(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  localStorage.clear()
  vi.mocked(requireMember).mockReset().mockResolvedValue(true)
  session.setState(
    { status: 'member', member: { id: 'kari', fullName: 'Kari', isEmailVerified: true, profilePicture: null } },
    true,
  )
  calls.listPosts.mockReset().mockResolvedValue(page([{ ...post('Hei'), replies: [] }]))
  document.body.innerHTML = '<div id="root"></div>'
  place = document.body
  root = createRoot(element('#root'))
})
afterEach(() => act(async () => root.unmount()))

async function show() {
  const panel = (
    <DiscussionPanel lang="nb" documentId="product-1">
      <p>Fra siden</p>
    </DiscussionPanel>
  )
  await act(async () => root.render(panel))
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
  if (!found) throw new Error(`no button ${name}`)
  return found
}

const press = (name: string) => act(async () => button(name).click())

async function type(text: string) {
  await act(async () => {
    const field = element('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const shown = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent ?? '')
const value = () => document.querySelector('textarea')?.value
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

test('the page’s own posts stay until the live ones are there, and when these cannot be loaded', async () => {
  calls.listPosts.mockResolvedValueOnce(offline)
  await show()
  expect(place.textContent).toContain('Fra siden')
  expect(alerts()[0]).toContain(texts.loadFailed)
  await press(texts.tryAgain)
  expect(place.textContent).not.toContain('Fra siden')
  expect(shown()).toHaveLength(1)
})

test('[R1.05] a post shows at once, is taken back when it cannot be stored, and sent again under the same id', async () => {
  await show()
  let answer = (_: typeof offline) => {}
  calls.writePost.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await type('God jakke')
  await press(texts.publish)
  expect(shown()[0]).toContain('God jakke')
  expect(element('article').getAttribute('aria-busy')).toBe('true')
  expect(value()).toBe('')
  await act(async () => answer(offline))
  expect(shown()).toHaveLength(1)
  expect([value(), alerts()[0]]).toEqual(['God jakke', texts.offline])

  calls.writePost.mockResolvedValueOnce({ ok: true, value: { id: 'x' } })
  await press(texts.publish)
  expect(shown()[0]).toContain('God jakke')
  expect(element('article').getAttribute('aria-busy')).toBeNull()
  const ids = calls.writePost.mock.calls.map(([input]) => input.body.id)
  expect(ids[0]).toBe(ids[1])
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a visitor who declines to log in keeps the text', async () => {
  vi.mocked(requireMember).mockResolvedValue(false)
  await show()
  await type('God jakke')
  await press(texts.publish)
  expect([value(), alerts(), shown().length]).toEqual(['God jakke', [], 1])
})

test('a post of one letter is refused before it is sent', async () => {
  await show()
  await type('x')
  await press(texts.publish)
  expect(alerts()).toEqual([texts.tooShort])
})

test('[R1.05] a text that is too long is not sent, stays, and says by how much', async () => {
  calls.writePost.mockClear()
  await show()
  await type('x'.repeat(5012))
  await press(texts.publish)
  expect(alerts()).toEqual([texts.tooLong.replace('{n}', '12')])
  expect(calls.writePost).not.toHaveBeenCalled()
  expect([value()?.length, shown().length]).toEqual([5012, 1])
})

test('[R1.05] a like shows at once and is taken back, with the reason, when it is refused', async () => {
  await show()
  calls.likePost.mockResolvedValueOnce(refused)
  await press(texts.like)
  expect(button(texts.like).getAttribute('aria-pressed')).toBe('false')
  expect(alerts()).toEqual([`${texts.likeFailed} ${refused.message}`])
  calls.likePost.mockResolvedValueOnce({ ok: true, value: { likeCount: 3 } })
  await press(texts.like)
  expect(button(texts.like).getAttribute('aria-pressed')).toBe('true')
  expect(button(texts.like).textContent).toContain('3')
})

test('[R1.05] an own post is deleted at once, comes back with "undo", and when deleting fails', async () => {
  calls.listPosts.mockResolvedValue(page([{ ...post('Mitt', { isOwn: true }), replies: [] }]))
  await show()
  calls.deletePost.mockResolvedValueOnce({ ok: true, value: {} })
  await press(texts.remove)
  expect(shown()[0]).not.toContain('Mitt')
  expect(document.activeElement).toBe(button(texts.undo))
  calls.restorePost.mockResolvedValueOnce({ ok: true, value: {} })
  await press(texts.undo)
  expect(shown()[0]).toContain('Mitt')
  expect(calls.restorePost.mock.lastCall?.[0]).toMatchObject({ body: { text: 'Mitt' } })
  calls.deletePost.mockResolvedValueOnce(offline)
  await press(texts.remove)
  expect(shown()[0]).toContain('Mitt')
})

test('[R1.05] the replies to a post stay when it is deleted, now and later', async () => {
  const replies = [post('Svar')]
  calls.listPosts.mockResolvedValue(page([{ ...post('Mitt', { isOwn: true, replyCount: 1 }), replies }]))
  await show()
  calls.deletePost.mockResolvedValueOnce({ ok: true, value: {} })
  await press(texts.remove)
  expect(shown()).toHaveLength(2)
  expect(shown()[1]).toContain('Svar')

  const deleted = post('Mitt', { isDeleted: true, text: '', author: null, replyCount: 1 })
  calls.listPosts.mockResolvedValue(page([{ ...deleted, replies }]))
  await act(async () => session.setState({ status: 'loggedOut' }, true))
  expect(shown()[0]).toMatch(/^Innlegget er slettet av forfatteren\..*Svar/)
  expect(document.querySelectorAll('article > div > ul')).toHaveLength(1)
  expect(
    [...document.querySelectorAll('button')].filter((one) => one.textContent?.startsWith(texts.like)),
  ).toHaveLength(1)
})

test('the list is not loaded while something is changed, but after it', async () => {
  await show()
  let answer = (_: { ok: true; value: { likeCount: number } }) => {}
  calls.likePost.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await press(texts.like)
  await act(async () =>
    session.setState(
      { status: 'member', member: { id: 'per', fullName: 'Per', isEmailVerified: true, profilePicture: null } },
      true,
    ),
  )
  expect(calls.listPosts).toHaveBeenCalledTimes(1)
  await act(async () => answer({ ok: true, value: { likeCount: 1 } }))
  expect(calls.listPosts).toHaveBeenCalledTimes(2)
})

test('text that was written before is in the form again', async () => {
  localStorage.setItem('drafts', JSON.stringify({ 'post product-1': { text: 'Halvferdig', at: Date.now() } }))
  await show()
  expect(value()).toBe('Halvferdig')
})

test('text that is typed while a post is being stored is kept', async () => {
  let store = (_result: Awaited<ReturnType<BackendCall<typeof writePost>>>) => {}
  calls.writePost.mockReturnValue(new Promise((resolve) => (store = resolve)))
  await show()
  await type('Første')
  await press(texts.publish)
  await type('Andre')
  await act(async () => store({ ok: true, value: { id: 'new' } } as Awaited<ReturnType<BackendCall<typeof writePost>>>))
  expect(value()).toBe('Andre')
  await act(async () => root.unmount())
  root = createRoot(element('#root'))
  await show()
  expect(value()).toBe('Andre')
})

describe('[R1.05] a link to a post', () => {
  const id = '0b0f6f0e-7a43-4c5e-9d2f-6a5f0c1b2d3e'
  const scrolled: string[] = []
  beforeEach(() => {
    scrolled.length = 0
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id)
    }
    location.hash = `#post-${id}`
  })
  afterEach(() => {
    location.hash = ''
  })

  test('that the first page does not have loads it, shows it above the others, and focuses it', async () => {
    const thread = { ...post(id, { text: 'Gammelt innlegg' }), replies: [] }
    calls.getPost.mockResolvedValueOnce({ ok: true, value: { documentId: 'product-1', thread } })
    await show()
    expect(shown()[0]).toContain('Gammelt innlegg')
    expect(shown()).toHaveLength(2)
    expect(document.activeElement?.id).toBe(`post-${id}`)
    expect(scrolled).toEqual([`post-${id}`])
  })

  test('that is listed is focused without another call; a reply beyond the first three shows', async () => {
    calls.getPost.mockClear()
    const replies = ['a', 'b', 'c', 'd', id].map((one) => post(one))
    calls.listPosts.mockResolvedValue(page([{ ...post('Hei', { replyCount: 5 }), replies }]))
    await show()
    expect(calls.getPost).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe(`post-${id}`)
  })

  test.each([
    [refused, texts.linkedGone],
    [offline, texts.linkedFailed],
  ])('that cannot be shown says why: %j', async (failure, message) => {
    calls.getPost.mockResolvedValueOnce(failure)
    await show()
    expect(place.textContent).toContain(message)
    expect(shown()).toHaveLength(1)
  })
})
