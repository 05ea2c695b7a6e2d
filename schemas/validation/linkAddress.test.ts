import { expect, test } from 'vitest'
import { checkLinkAddress, checkLinkTarget } from './linkAddress.ts'

test.each([
  '/nb/shop',
  '/nb/shop?fit=men',
  '#sizes',
  'https://example.com/a',
  'mailto:hei@example.com',
  'tel:+47 22 33 44 55',
])('%s leads somewhere', (address) => {
  expect(checkLinkAddress(address)).toBe(true)
})

test.each(['nb/shop', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'www.example.com', '/nb/to pages'])(
  '%s is not a valid link',
  (address) => {
    expect(checkLinkAddress(address)).toMatch(/is not a valid link/)
  },
)

test('a link needs a page or an address', () => {
  expect(checkLinkTarget({})).toMatch(/Choose a page/)
  expect(checkLinkTarget({ href: '/nb' })).toBe(true)
  expect(checkLinkTarget({ reference: { _ref: 'page-a' } })).toBe(true)
  expect(checkLinkTarget(undefined)).toBe(true)
})
