import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { MutationCache } from './no-mutations.ts'

test('it has all that the query client asks of a mutation cache by itself', () => {
  const library = createRequire(import.meta.url).resolve('@tanstack/query-core')
  const client = readFileSync(new URL('queryClient.js', `file://${library}`), 'utf8')
  const asked = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, method = '']) => method)
  expect(client).toContain('from "./mutationCache.js"')
  expect(asked.length).toBeGreaterThan(0)
  for (const method of asked) expect(MutationCache.prototype).toHaveProperty(method)
})
