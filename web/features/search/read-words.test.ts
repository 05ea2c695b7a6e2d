import { describe, expect, test } from 'vitest'
import { foldText, queryWords } from '#web/domain/search/search-text.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import { readSynonyms } from './query-terms.ts'
import { createLexicon, readWords } from './read-words.ts'

const names = new Set('storr skalljakke jakke bukse regnjakke lue votter vinter ull isfjell'.split(' '))
const texts = new Set('varm vinter luft skal'.split(' '))
const things = new Set([...names].flatMap(formsOf))
const wholes = new Set([...things, ...texts])
const startsOf = (words: ReadonlySet<string>) =>
  new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))
const lexicon = createLexicon(
  {
    ...{ names, texts, things, wholes, words: new Set([...wholes, 'here']), helpWords: new Set() },
    ...{ nameStarts: startsOf(names), textStarts: startsOf(texts), thingStarts: startsOf(things) },
  },
  readSynonyms([
    ['dunjakke', 'vinterjakke', 'puffer'],
    ['opening hours', 'åpningstider'],
  ]),
  { names: [...names], texts: [...texts, 'here'] },
)
const read = (query: string) => readWords(queryWords(query), lexicon).join(' ')

describe('typed words are read as they were meant', () => {
  test.each([
    ['a compound that was typed apart', 'skall jakke', 'skalljakke'],
    ['one whose first part is another word', 'skal jakke', 'skalljakke'],
    ['a name that was typed apart', 'is fjell', 'isfjell'],
    ['a typo in a name', 'sotrr', 'storr'],
    ['a typo in an inflection', 'jkaken', 'jakken'],
    ['a typo in a synonym', 'dunjake', 'dunjakke'],
    ['a typo in who it is for', 'jakke dmae', 'jakke dame'],
    ['a typo in either part of a compound that no page has', 'vinterbuske', 'vinterbukse'],
    ['', 'vitnerbukse', 'vinterbukse'],
    ['the beginning of a synonym', 'dunj', 'dunjakke'],
    ['an entry of several words', 'opning hours', 'opening hours'],
  ])('%s: %s', (_, typed, meant) => {
    expect(read(typed)).toBe(foldText(meant))
  })

  test.each([
    'storr',
    'skall',
    'jakkene',
    'herrebukse',
    'vinterbukse',
    'varm luft',
    'dame jakke',
    'sekk 24',
    'sjokolade',
  ])('known words, and unknown ones, stay: %s', (typed) => {
    expect(read(typed)).toBe(foldText(typed))
  })
})
