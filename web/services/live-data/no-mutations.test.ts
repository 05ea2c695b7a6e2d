import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { MutationCache as LibraryCache, MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { MutationCache } from './no-mutations.ts'

test('it has every method that the query client calls by itself', () => {
  const library = createRequire(import.meta.url).resolve('@tanstack/query-core')
  const client = readFileSync(new URL('queryClient.js', `file://${library}`), 'utf8')
  const asked = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, method = '']) => method)
  expect(client).toContain('from "./mutationCache.js"')
  expect(asked.length).toBeGreaterThan(0)
  for (const method of asked) expect(MutationCache.prototype).toHaveProperty(method)
})

test('starting a mutation fails with an error that says why', () => {
  const client = new QueryClient({
    mutationCache: Object.assign(new LibraryCache(), { build: new MutationCache().build }),
  })
  const observer = new MutationObserver(client, { mutationFn: async () => 'done' })
  expect(() => observer.mutate()).toThrow('No mutations')
})
