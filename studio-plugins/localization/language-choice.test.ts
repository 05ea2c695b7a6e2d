import { expect, test, vi } from 'vitest'
import { LanguageStore } from './language-choice.ts'

function memory(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('begins with all languages and remembers a choice', () => {
  const storage = memory()
  const store = new LanguageStore(storage)
  expect(store.shownFor('article')).toBe('all')
  store.choose('en')
  expect(new LanguageStore(storage).shownFor('article')).toBe('en')
})

test('the form next to the preview follows its language', () => {
  const store = new LanguageStore(memory())
  const changed = vi.fn()
  store.subscribe(changed)
  store.follow('en', 'article')
  expect(store.shownFor('article')).toBe('en')
  expect(changed).toHaveBeenCalledOnce()
})

test('forms of other documents keep the editor’s choice while a preview is open', () => {
  const store = new LanguageStore(memory())
  store.follow('en', 'article')
  expect(store.shownFor('product')).toBe('all')
  store.choose('nb')
  store.follow('en', 'article')
  expect(store.shownFor('product')).toBe('nb')
})

test('a preview whose address names no document is next to the form of the page itself', () => {
  const store = new LanguageStore(memory())
  store.follow('en')
  expect(store.shownFor('article')).toBe('en')
})

test('shows the editor’s choice again when the preview is left, even one made in it', () => {
  const store = new LanguageStore(memory())
  store.follow('en')
  store.stopFollowing()
  expect(store.shownFor('article')).toBe('all')
  store.choose('nb')
  store.follow('en')
  store.stopFollowing()
  expect(store.shownFor('article')).toBe('nb')
  store.choose('en')
  store.follow('nb')
  store.choose('en')
  expect(store.shownFor('article')).toBe('en')
  store.stopFollowing()
  expect(store.shownFor('article')).toBe('en')
})

test('without a place to remember a choice, it lasts until the Studio is closed', () => {
  const store = new LanguageStore(undefined)
  store.choose('nb')
  store.follow('en')
  store.stopFollowing()
  expect(store.shownFor('article')).toBe('nb')
})

test('does not follow the preview when the editor chose to see all languages', () => {
  const store = new LanguageStore(memory())
  store.choose('all')
  store.follow('en')
  expect(store.shownFor('article')).toBe('all')
})

test('works in browsers that store nothing', () => {
  const store = new LanguageStore(undefined)
  store.choose('nb')
  expect(store.shownFor('article')).toBe('nb')
})
