import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { hasWords, wordParams, wordsOf } from './words-in-groq.ts'

const dataset = [
  { _id: 'a', title: { nb: 'Ny anorakk', en: 'New anorak' }, number: '10101' },
  { _id: 'b', title: { nb: 'Ærlig ull' } },
  { _id: 'c' },
]

async function found(typed: string) {
  const words = wordsOf(typed)
  const params = wordParams(words)
  const query = `*[${hasWords(['title.nb', 'title.en', 'number'], words)}]._id`
  return (await evaluate(parse(query, { params }), { dataset, params })).get()
}

test('each word is looked for in every field, also within a word', async () => {
  expect(await found('RAKK ny')).toEqual(['a'])
  expect(await found('101 anorak')).toEqual(['a'])
  expect(await found('anorakk ull')).toEqual([])
  expect(await found('ærl')).toEqual(['b'])
})

test('without words everything is found', async () => {
  expect(await found('  ')).toEqual(['a', 'b', 'c'])
})
