import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readBody } from './body.ts'
import { CheckoutError } from './checkout-error.ts'
import type { CommerceEnvironment } from './environment.ts'

const schema = z.object({ item: z.string(), quantity: z.number(), comment: z.string().optional() })

async function errorsOf(body: string): Promise<unknown> {
  const app = new Hono<CommerceEnvironment>()
  let thrown: unknown
  app.post('/', async (c) => {
    thrown = await readBody(c, schema).catch((error: unknown) => error)
    return c.body(null, 204)
  })
  await app.request('/', { method: 'POST', body })
  return thrown instanceof CheckoutError ? { status: thrown.status, errors: thrown.errors } : thrown
}

test('a missing field is required; a field of another type is not valid, even if it is optional', async () => {
  expect(await errorsOf('{"quantity":"two","comment":7}')).toEqual({
    status: 406,
    errors: { item: 'required', quantity: 'not valid', comment: 'not valid' },
  })
  expect(await errorsOf('{"item":"a","quantity":2}')).toEqual({ item: 'a', quantity: 2 })
})

test('a body that is not a JSON object is refused', async () => {
  for (const body of ['[]', '7', '{'])
    expect(await errorsOf(body)).toMatchObject({ status: 400, errors: { body: 'must be a JSON object' } })
})
