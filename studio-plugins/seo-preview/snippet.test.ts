import { expect, test } from 'vitest'
import { cutOff, snippetOf } from './snippet.ts'

test('the seo texts win over those of the page', () => {
  const page = { title: { nb: 'Ull' }, lead: { nb: 'Om ull.' } }
  expect(snippetOf(page, 'nb')).toEqual({ title: 'Ull', description: 'Om ull.' })
  expect(snippetOf({ ...page, seo: { title: { nb: 'Merinoull' } } }, 'nb').title).toBe('Merinoull')
})

test('a language without texts says so instead of borrowing', () => {
  expect(snippetOf({ title: { nb: 'Ull' } }, 'en')).toEqual({ title: 'Untitled', description: '' })
})

test('long texts are cut at a word', () => {
  expect(cutOff('One two three four', 12)).toBe('One two…')
  expect(cutOff('Short', 12)).toBe('Short')
  expect(cutOff('Twelve chars', 12)).toBe('Twelve chars')
  expect(cutOff('Donaudampfschifffahrt', 12)).toBe('Donaudampfs…')
})
