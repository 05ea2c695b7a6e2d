import { expect, test } from 'vitest'
import { filledLanguages, norwegianRequired, otherLanguageMissing, tooLong } from './localized.ts'

test('a language is filled when it has text', () => {
  expect(filledLanguages({ nb: 'Ull', en: '  ' })).toEqual(['nb'])
  expect(filledLanguages({ nb: [], en: [{ _type: 'block' }] })).toEqual(['en'])
  expect(filledLanguages({ nb: { current: 'ull' }, en: {} })).toEqual(['nb'])
  expect(filledLanguages(undefined)).toEqual([])
})

test('Norwegian cannot be missing', () => {
  expect(norwegianRequired({ nb: 'Ull' })).toBe(true)
  expect(norwegianRequired({ en: 'Wool' })).toMatchObject({ path: ['nb'] })
  expect(norwegianRequired(undefined)).toMatchObject({ path: ['nb'] })
})

test('a text that exists in one language is reported as missing in the other, at its field', () => {
  expect(otherLanguageMissing({ nb: 'Ull' })).toEqual({ path: ['en'], message: 'The English text is missing.' })
  expect(otherLanguageMissing({ en: 'Wool' })).toEqual({ path: ['nb'], message: 'The Norwegian text is missing.' })
  expect(otherLanguageMissing({ nb: 'Ull', en: 'Wool' })).toBe(true)
  expect(otherLanguageMissing({})).toBe(true)
})

test('texts that are cut off cause a warning in their language', () => {
  expect(tooLong({ nb: 'kort', en: 'x'.repeat(61) }, 60)).toMatchObject({ path: ['en'] })
  expect(tooLong({ nb: 'x'.repeat(60) }, 60)).toBe(true)
})
