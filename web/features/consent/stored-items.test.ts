import { expect, test } from 'vitest'
import { consentCategories, consentedKeys } from '#web/domain/visitor/consent.ts'
import { type StoredItem, storedItems } from './stored-items.ts'

test('[R2.24] the cookie settings list every key that a withdrawal removes, and no other of its categories', () => {
  const ownKeys = (category: string) =>
    storedItems
      .filter((item: StoredItem) => item.category === category && /Storage$/.test(item.place))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('localState.'))
  for (const category of consentCategories) {
    expect(ownKeys(category), category).toEqual([...consentedKeys[category]])
  }
})

test('[R2.24] visitors are informed of Google’s cookies where a tag manager may set them, and only of those', () => {
  const items: readonly StoredItem[] = storedItems
  expect(items.filter(({ needsTagManager }) => needsTagManager).map(({ name }) => name)).toEqual(['_ga, _ga_*'])
})
