import { expect, test } from 'vitest'
import { visibleLanguages } from './visible-languages.ts'

const calm = { focused: false, hasError: false }
const fields = [
  { language: 'nb', ...calm },
  { language: 'en', ...calm },
]

test('one language is shown alone, all of them side by side', () => {
  expect(visibleLanguages(fields, 'nb')).toEqual(['nb'])
  expect(visibleLanguages(fields, 'en')).toEqual(['en'])
  expect(visibleLanguages(fields, 'all')).toEqual(['nb', 'en'])
})

test('the field that a click in the preview leads to is shown in whatever language', () => {
  expect(
    visibleLanguages(
      [fields[0], { ...calm, language: 'en', focused: true }].flatMap((f) => f ?? []),
      'nb',
    ),
  ).toEqual(['nb', 'en'])
})

test('a field with an error is never hidden', () => {
  expect(
    visibleLanguages(
      [
        { ...calm, language: 'nb', hasError: true },
        { ...calm, language: 'en' },
      ],
      'en',
    ),
  ).toEqual(['nb', 'en'])
})

test('a remembered language that the shop no longer has hides nothing', () => {
  expect(visibleLanguages(fields, 'sv')).toEqual(['nb', 'en'])
})
