import { expect, test } from 'vitest'
import { slugify, slugifyPath } from '../fields/slugify.ts'
import { checkPath, checkSlug } from './slugForm.ts'

test.each(['jakker-og-skjorter', 't-skjorter', '2026'])('%s can be a slug', (slug) => {
  expect(checkSlug(slug)).toBe(true)
})

test.each(['jakker-&-skjorter', 'Jakker', 'trøyer', 'a/b', '-a', 'a--b', 'a b'])('%s cannot be a slug', (slug) => {
  expect(checkSlug(slug)).toMatch(/is not a valid address/)
})

test('paths may have several segments', () => {
  expect(checkPath('om-oss/verkstedet')).toBe(true)
  for (const path of ['/om-oss', 'om-oss/', 'a//b', 'Om/oss'])
    expect(checkPath(path), path).toMatch(/is not a valid address/)
})

test('titles become slugs in their language', () => {
  expect(slugify('Jakker & skjorter', 'nb')).toBe('jakker-og-skjorter')
  expect(slugify('Jackets & shirts', 'en')).toBe('jackets-and-shirts')
  expect(slugify('  Trøyer på ære – 100 % ull! ', 'nb')).toBe('troyer-pa-aere-100-ull')
  expect(slugifyPath('Om oss / Verkstedet', 'nb')).toBe('om-oss/verkstedet')
})

test('the slug of any title is valid or empty', async () => {
  const { default: fc } = await import('fast-check')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => checkSlug(slugify(title, 'nb')) === true),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (title) => checkPath(slugifyPath(title, 'en')) === true,
    ),
  )
})
