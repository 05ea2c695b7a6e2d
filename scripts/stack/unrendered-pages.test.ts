import { expect, test } from 'vitest'
import { unrenderedPages } from './unrendered-pages.ts'

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

test('a build that failed in another way lists none', () => {
  expect(unrenderedPages('Build error occurred\nModule not found: /web/app/page.tsx')).toEqual([])
})
