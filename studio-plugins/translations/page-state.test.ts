import { expect, test } from 'vitest'
import { fieldsToDo, isWithoutTranslation, missingIn, type PageRow, stateIn } from './page-state.ts'

const rules = {
  mainFields: ['title', 'content'],
  setting: { field: 'withoutEnglish', done: ['listed', 'notNeeded'] },
}
const ready: PageRow = {
  id: 'ull',
  type: 'page',
  title: 'Ull',
  category: undefined,
  changedAt: '2026-11-01T12:00:00Z',
  setting: undefined,
  untranslated: [],
  withoutOriginal: [],
  copied: [],
  older: [],
}

test.each([
  ['ready', {}],
  ['missing', { untranslated: ['lead'] }],
  ['missing', { copied: ['content'] }],
  ['missing', { untranslated: ['lead'], older: ['content'] }],
  ['missing', { untranslated: ['title'], setting: 'toTranslate' }],
  ['notNeeded', { untranslated: ['title'], setting: 'listed' }],
  ['older', { older: ['content'] }],
  ['older', { older: ['content'], setting: 'listed' }],
] as const)('a page is %s in English with %j', (state, changes) => {
  expect(stateIn('en', { ...ready, ...changes }, rules)).toBe(state)
})

test('Norwegian is missing where there is only English, but never older: it is the original', () => {
  expect(stateIn('nb', { ...ready, withoutOriginal: ['lead'] }, rules)).toBe('missing')
  expect(stateIn('nb', { ...ready, older: ['content'] }, rules)).toBe('ready')
})

test('a page without a translated title or text counts as untranslated; one without an introduction does not', () => {
  expect(isWithoutTranslation({ ...ready, untranslated: ['content'] }, rules)).toBe(true)
  expect(isWithoutTranslation({ ...ready, untranslated: ['lead', 'seo.title'] }, rules)).toBe(false)
})

test('missing texts are worked on before older ones', () => {
  const row = { ...ready, untranslated: ['lead'], copied: ['content'], older: ['content', 'title'] }
  expect(missingIn('en', row)).toEqual(['lead', 'content'])
  expect(fieldsToDo(row)).toEqual(['lead', 'content', 'title'])
})
