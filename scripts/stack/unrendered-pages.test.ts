import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SetUpError } from '../install/set-up-error.mjs'
import { buildWithoutUnrendered, unrenderedPages } from './unrendered-pages.ts'

const told = vi.fn<(message: string) => void>()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(told))
afterEach(() => void vi.restoreAllMocks())

/** The error of a build in which these pages could not be rendered. */
function failureOf(...pages: readonly string[]): SetUpError {
  const list = pages.map((page) => `\t/(site)/[lang]/page: ${page}`)
  return new SetUpError(
    ['The build failed.', `> Export encountered errors on ${pages.length} paths:`, ...list].join('\n'),
  )
}

test('the pages that a build could not render are those that it lists at its end', () => {
  const printed = [
    'Error occurred prerendering page "/nb/shop/bekk-shorts". Read more: https://nextjs.org/docs/messages/prerender-error',
    'Error: Example: /nb/not/this',
    '> Export encountered errors on 2 paths:',
    '\t/(site)/[lang]/[...path]/page: /en/about/l%C3%B8nn',
    '\t/(site)/[lang]/shop/[segment]/page: /nb/shop/bekk-shorts',
    '    at async (next.js)',
  ].join('\n')
  expect(unrenderedPages(printed)).toEqual(['/en/about/lønn', '/nb/shop/bekk-shorts'])
})

test('a build that failed in another way lists no pages', () => {
  expect(unrenderedPages('Build error occurred\nModule not found: /web/app/page.tsx')).toEqual([])
})

test('a build is repeated without the pages that it could not render, the front page too, and they are named', async () => {
  const build = vi.fn<(leftOut: readonly string[]) => Promise<void>>()
  build.mockRejectedValueOnce(failureOf('/nb', '/en')).mockRejectedValueOnce(failureOf('/nb/shop'))
  await buildWithoutUnrendered(build)
  expect(build.mock.calls).toEqual([[[]], [['/nb', '/en']], [['/nb', '/en', '/nb/shop']]])
  const printed = told.mock.calls.map(([message]) => message.split('\n').at(-1))
  expect(printed).toEqual(['Building again without /nb, /en ...', 'Building again without /nb/shop ...'])
})

test('a build that fails in another way, or because of a page that it was told to leave out, has failed', async () => {
  const broken = new SetUpError('Module not found')
  await expect(buildWithoutUnrendered(vi.fn().mockRejectedValue(broken))).rejects.toBe(broken)
  const build = vi.fn().mockRejectedValue(failureOf('/nb/shop/page/-'))
  await expect(buildWithoutUnrendered(build)).rejects.toThrow('/nb/shop/page/-')
  expect(build).toHaveBeenCalledTimes(2)
})
