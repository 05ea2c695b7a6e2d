import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { leadsOn } from './redirect-loop.ts'

let lakes = 0
let asked: string[][] = []

function lakeOf(dataset: readonly object[]) {
  lakes += 1
  asked = []
  const client = createClient({ projectId: `loops${lakes}`, dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
  const fetch = async (query: string, params: Record<string, unknown>) => {
    if (Array.isArray(params.written)) asked.push(params.written)
    return (await evaluate(parse(query, { params }), { dataset: [...dataset], params })).get()
  }
  Object.assign(client, { withConfig: () => client, fetch })
  return () => client
}

const redirect = (from: string, to: string, minute = 10) => ({
  _id: `redirect-${from}-${minute}`,
  _type: 'redirect',
  _updatedAt: `2026-01-01T10:${minute}:00Z`,
  from,
  to,
})
const own = (from: string, to: string) => ({ id: 'redirect-own', from, to })

const chain = (length: number) =>
  Array.from({ length }, (_, index) => redirect(`/nb/ledd-${index}`, `/nb/ledd-${index + 1}`))

test('a redirect back to where it starts is a loop, however the others are written', async () => {
  const around = [redirect('/nb/B%C3%A6r/', '/nb/nøtter'), redirect('/nb/Nøtter', '/nb/ull')]
  expect(await leadsOn(own('/nb/ull', '/nb/bær?kilde=ull'), lakeOf(around))).toBe(false)
  expect(await leadsOn(own('/nb/lin', '/nb/bær'), lakeOf(around))).toBe(true)
  expect(await leadsOn(own('/nb/ull', '/nb/ull'), lakeOf([]))).toBe(false)
})

test('a loop among the others ends the search and is found', async () => {
  const loop = [redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/a')]
  expect(await leadsOn(own('/nb/ull', '/nb/a'), lakeOf(loop))).toBe(false)
})

test('of several redirects from a path the newest counts, and none once a page is there', async () => {
  const two = [redirect('/nb/a', '/nb/ull', 10), redirect('/nb/a', 'https://example.com/', 20)]
  expect(await leadsOn(own('/nb/ull', '/nb/a'), lakeOf(two))).toBe(true)
  const page = { _id: 'a', _type: 'landingPage', path: { nb: { current: 'a' } } }
  expect(await leadsOn(own('/nb/ull', '/nb/a'), lakeOf([redirect('/nb/a', '/nb/ull'), page]))).toBe(true)
  const draft = { ...page, _id: 'drafts.a' }
  expect(await leadsOn(own('/nb/ull', '/nb/a'), lakeOf([redirect('/nb/a', '/nb/ull'), draft]))).toBe(false)
})

test('ten redirects may follow one another, not eleven; only those on the way are asked for', async () => {
  expect(await leadsOn(own('/nb/ull', '/nb/ledd-0'), lakeOf([...chain(9), redirect('/nb/annet', '/nb/ull')]))).toBe(
    true,
  )
  expect(asked).toHaveLength(10)
  expect(await leadsOn(own('/nb/ull', '/nb/ledd-0'), lakeOf(chain(10)))).toBe(false)
})
