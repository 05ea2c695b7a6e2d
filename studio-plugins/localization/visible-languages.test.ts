import { expect, test } from 'vitest'
import { visibleLanguages } from './visible-languages.ts'

const idle = { focused: false, hasError: false }
const fields = [
  { language: 'nb', ...idle },
  { language: 'en', ...idle },
]

test('one language is shown alone, all of them side by side', () => {
  expect(visibleLanguages(fields, 'nb')).toEqual(['nb'])
  expect(visibleLanguages(fields, 'en')).toEqual(['en'])
  expect(visibleLanguages(fields, 'all')).toEqual(['nb', 'en'])
})

test('the field that a click in the preview leads to is shown whatever language is chosen', () => {
  expect(
    visibleLanguages(
      [
        { ...idle, language: 'nb' },
        { ...idle, language: 'en', focused: true },
      ],
      'nb',
    ),
  ).toEqual(['nb', 'en'])
})

test('a field with an error is never hidden', () => {
  expect(
    visibleLanguages(
      [
        { ...idle, language: 'nb', hasError: true },
        { ...idle, language: 'en' },
      ],
      'en',
    ),
  ).toEqual(['nb', 'en'])
})

test('a remembered language that the shop no longer has hides nothing', () => {
  expect(visibleLanguages(fields, 'sv')).toEqual(['nb', 'en'])
})
