// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFragment } from './fragment-links.ts'

const open = vi.fn()
const prepare = vi.fn(() => Promise.reject(new Error('offline')))
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `<a href="/nb/community#log-in"><span>Log in</span></a><a href="/nb/community#posts">Posts</a>`
  stop = onFragment(['#log-in'], open, prepare)
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

test.each(['pointerover', 'touchstart', 'focusin'])(
  'what a link opens is prepared with its %s, which may fail; it opens with the click',
  (type) => {
    element('span').dispatchEvent(new Event(type, { bubbles: true }))
    expect(prepare).toHaveBeenCalledWith('#log-in')
    expect(open).not.toHaveBeenCalled()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    element('span').dispatchEvent(click)
    expect(open).toHaveBeenCalledWith('#log-in', `${location.origin}/nb/community#log-in`)
    expect(click.defaultPrevented).toBe(true)
  },
)

test('other links are left alone, and everything after unsubscribing', () => {
  element('a:last-of-type').dispatchEvent(new Event('pointerover', { bubbles: true }))
  stop()
  element('span').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prepare).not.toHaveBeenCalled()
})
