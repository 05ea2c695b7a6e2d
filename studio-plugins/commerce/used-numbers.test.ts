import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { usedNumbers } from './used-numbers.ts'

test('the numbers that products have are found, hundreds at a time; those in releases do not count', async () => {
  const dataset = [
    { _id: 'a', _type: 'product', centraId: '1' },
    { _id: 'drafts.b', _type: 'product', centraId: '1200' },
    { _id: 'versions.jul.c', _type: 'product', centraId: '3' },
    { _id: 'd', _type: 'page', centraId: '4' },
    { _id: 'e', _type: 'product', centraId: '99999' },
  ]
  const client = createClient({ projectId: 'numbers', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
  let asked = 0
  Object.assign(client, {
    async fetch(query: string, params: Record<string, unknown>) {
      asked += 1
      return (await evaluate(parse(query, { params }), { dataset, params })).get()
    },
  })
  const numbers = Array.from({ length: 1200 }, (_, index) => `${index + 1}`)
  expect(await usedNumbers(client, numbers)).toEqual(new Set(['1', '1200']))
  expect(asked).toBe(3)
  expect(await usedNumbers(client, [])).toEqual(new Set())
})
