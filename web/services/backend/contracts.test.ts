import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from './contract.ts'

const files = globSync(`${import.meta.dirname}/contracts/*.ts`)
const contracts = await Promise.all(
  files.map(async (file) => {
    const module: Readonly<Record<string, Contract>> = await import(file)
    return Object.values(module).map((contract) => [basename(file), contract] as const)
  }),
)

test.each(contracts.flat())('%s: every schema has a JSON Schema, so that the API can be described', (_, contract) => {
  for (const schema of [contract.params, contract.query, contract.body])
    if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema')
  expect(z.toJSONSchema(contract.response)).toHaveProperty('$schema')
})

test.each(contracts.flat())('%s: the path names its params, and no others', (_, { path, params }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(params?.shape ?? {}))
})

test.each(contracts.flat())(
  '%s: the example is one: each part parses, the response without a change',
  (_, contract) => {
    const { params, query, body, response, example } = contract
    expect(example).toBeDefined()
    const parts = [
      [params, example?.params ?? {}],
      [query, example?.query ?? {}],
      [body, example?.body],
    ] as const
    for (const [schema, value] of parts) if (schema) expect(schema.safeParse(value).error).toBeUndefined()
    expect(Object.keys(example?.params ?? {})).toEqual(Object.keys(params?.shape ?? {}))
    expect(response.parse(example?.response)).toEqual(example?.response)
  },
)

test('no two endpoints have one method and path', () => {
  const keys = contracts.flat().map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})
