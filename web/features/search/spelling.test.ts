import { describe, expect, test } from 'vitest'
import { foldText } from '#web/domain/search/search-text.ts'
import { createSpelling } from './spelling.ts'

const names = 'jakke vanntett ryggsekk regnklær hansker kolle vott sokk sekk bukse vinterjakke'.split(' ').map(foldText)
const texts = ['vinter', 'jakten']
const spelling = createSpelling([
  ...names.map((word) => ({ word, penalty: 0 })),
  ...texts.map((word) => ({ word, penalty: 1 })),
])
const correct = (word: string, isBeginning?: boolean) => spelling.correct(foldText(word), isBeginning)?.word

describe('the nearest word', () => {
  test.each([
    ['jake', 'jakke'],
    ['jakkke', 'jakke'],
    ['hansekr', 'hansker'],
    ['hanaker', 'hansker'],
    ['vannttet', 'vanntett'],
    ['rygsek', 'ryggsekk'],
    ['ryggsäck', 'ryggsekk'],
    ['regnkler', 'regnklær'],
    ['regnkläer', 'regnklær'],
    ['vinerjakk', 'vinterjakke'],
  ])('%s means %s', (typed, meant) => {
    expect(correct(typed)).toBe(foldText(meant))
  })

  test('is one of the names unless one of a text is much nearer', () => {
    expect(correct('jakkten')).toBe('jakten')
    expect(correct('jakkea')).toBe('jakke')
  })

  test('does not exist for short words, figures of speech and nonsense', () => {
    for (const typed of ['jk', 'xyz', 'asdf', 'pizza', 'xylofon', 'isjakke', 'zzzzqq'])
      expect(correct(typed), typed).toBeUndefined()
  })

  test('may be longer than what has been typed so far', () => {
    expect(correct('vinetrj')).toBeUndefined()
    expect(correct('vinetrj', true)).toBe('vinterjakke')
  })
})
