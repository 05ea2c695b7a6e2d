// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from '#web/features/page-progress/follow-links.ts'
import { noteBuild } from './page-build.ts'

const page = document.documentElement.dataset
const go = vi.fn()
let stop = () => {}

beforeEach(() => {
  page.build = 'a'
  document.body.innerHTML = '<a href="/nb/shop"><b>Shop</b></a>'
  history.replaceState(null, '', '/nb')
  stop = followLinks(go)
})
afterEach(() => {
  stop()
  go.mockReset()
  delete page.build
  delete page.reload
})

/** Whether the site follows the link itself. */
function isFollowed(): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('b')?.dispatchEvent(click)
  expect(go).toHaveBeenCalledTimes(click.defaultPrevented ? 1 : 0)
  return click.defaultPrevented
}

test('after a response of another build the next link is a page load', () => {
  noteBuild('b')
  expect(isFollowed()).toBe(false)
})

test.each([['a'], [''], [null]])('after one of the page’s own build, or of none (%s), it is not', (build) => {
  noteBuild(build)
  expect(isFollowed()).toBe(true)
})

test('a page that names no build, as in the Studio, stays as it is', () => {
  delete page.build
  noteBuild('b')
  expect(isFollowed()).toBe(true)
})
