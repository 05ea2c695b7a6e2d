import { expect, test } from 'vitest'
import { pictureColourProblems } from './pictureColours.ts'
import { checkRedirectFrom, checkRedirectTarget } from './redirectPath.ts'
import { checkActiveSplash } from './splash.ts'

test('[R3.11] a splash that is shown needs its texts in both languages', () => {
  expect(checkActiveSplash({ active: true }, { nb: 'Overforbruksdagen' })).toMatch(/both languages/)
  expect(checkActiveSplash({ active: true }, { nb: 'Overforbruksdagen', en: 'Overshoot day' })).toBe(true)
  expect(checkActiveSplash({ active: false }, undefined)).toBe(true)
})

test('redirects begin at a path of the shop', () => {
  expect(checkRedirectFrom('/nb/om-oss')).toBe(true)
  for (const from of ['/nb', 'nb/om', '/om-oss', 'https://example.com', '/nb/a?b']) {
    expect(checkRedirectFrom(from), from).toMatch(/begins with/)
  }
})

test('redirects lead elsewhere', () => {
  expect(checkRedirectTarget('/nb/a', '/nb/b')).toBe(true)
  expect(checkRedirectTarget('/nb/a', 'https://example.com/b')).toBe(true)
  expect(checkRedirectTarget('/nb/a', '/nb/A')).toMatch(/is the old one/)
  expect(checkRedirectTarget('/nb/a', '//evil.example')).toMatch(/Write a path/)
})

test('pictures show colours that the product has, whatever the case of the code', () => {
  const colors = [{ hex: '#1F3033' }]
  expect(pictureColourProblems({ colors, images: [{ _key: 'a', colorHex: '#1f3033' }, { _key: 'b' }] })).toBe(true)
  expect(pictureColourProblems({ colors, images: [{ _key: 'a', colorHex: '#FFFFFF' }] })).toEqual([
    { path: ['images', { _key: 'a' }, 'colorHex'], message: 'The product has no colour #FFFFFF.' },
  ])
})
