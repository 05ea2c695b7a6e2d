import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

const product = (_id: string, centraId: string, nb?: string) => ({
  _id,
  _type: 'product',
  centraId,
  ...(nb && { title: { nb } }),
})

const dataset = [
  product('anorak', '101', 'Anorakk'),
  product('drafts.trousers', '102'),
  product('drafts.own', '103', 'Eget'),
  product('versions.r1.own', '103', 'Eget'),
  { ...product('page', '104', 'Side'), _type: 'page' },
]

const client = createClient({ projectId: 'uses', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
Object.assign(client, {
  withConfig: () => client,
  fetch: async (query: string, params: object) =>
    (await evaluate(parse(query, { params: { ...params } }), { dataset, params: { ...params } })).get(),
})

test('a number is used by other documents, drafts too, but not by the document itself', async () => {
  const uses = await usesOf(client, { type: 'product', field: 'centraId' }, ['101', '102', '103', '104'], 'drafts.own')
  expect([...uses]).toEqual([
    ['101', 'Anorakk'],
    ['102', 'Untitled'],
  ])
})
