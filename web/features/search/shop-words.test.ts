import { describe, expect, test } from 'vitest'
import { genericStart, readShopQuery } from './shop-words.ts'

const wordsOf = (query: string) => readShopQuery(query.split(' ')).words.join(' ')

describe('the words to look for', () => {
  test.each([
    ['jakke under 2000 kr', 'jakke'],
    ['jacket max 150 eur', 'jacket'],
    ['bukse str 32', 'bukse'],
    ['jakke storrelse xl', 'jakke'],
    ['genser m', 'genser'],
    ['klaer til loping', 'loping'],
    ['sekk 24 l', 'sekk 24'],
    ['kva er best jakke', 'jakke'],
  ])('%s: %s', (query, words) => {
    expect(wordsOf(query)).toBe(words)
  })

  test.each(['xl', 'klaer', 'storrelse m', 'under 500'])('%s stays, as nothing else was typed', (query) => {
    expect(wordsOf(query)).not.toBe('')
  })

  test('of a word like “lopeklaer”, the part that says what the clothes are for', () => {
    expect(genericStart('lopeklaer')).toBe('lope')
    expect(genericStart('ulltoy')).toBe('ull')
    expect(genericStart('jakke')).toBeUndefined()
  })
})
