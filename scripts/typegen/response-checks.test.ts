import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkCode, checkFunction } from './response-checks.ts'

test('the code stands alone: it loads nothing but types, evaluates nothing and gathers no errors', () => {
  const shape = z.object({
    list: z.array(z.union([z.object({ a: z.string() }), z.int()])),
    rest: z.unknown().optional(),
  })
  const code = checkCode('wholeThing', shape, './shapes.ts')
  expect(code).toContain("export const isWholeThing: (body: unknown) => body is CentraShape<'wholeThing'> = ")
  expect(code.match(/import .*/g)).toEqual(["import type { CentraShape } from './shapes.ts'"])
  expect(code).not.toMatch(/eval|new Function|require|errors = \[|schemaPath/)
})

test('what cannot be checked without zod, or with a few lines only, is no shape for a browser', () => {
  expect(() => checkCode('date', z.date(), './shapes.ts')).toThrow()
  expect(() => checkCode('text', z.string().min(1), './shapes.ts')).toThrow('require(')
})

test('a required property is checked once, and still has to be there', () => {
  const shape = z.object({ a: z.string(), b: z.unknown(), c: z.number().optional() })
  const { functionName, code } = checkFunction(shape)
  const isShape: (value: unknown) => boolean = new Function(`${code}; return ${functionName}`)()
  expect(code).not.toContain('data.a === undefined')
  for (const value of [
    { a: 'x', b: 1 },
    { a: 'x', b: null, c: 1 },
  ])
    expect(isShape(value)).toBe(true)
  for (const value of [{ b: 1 }, { a: 1, b: 1 }, { a: 'x', b: 1, c: 'y' }, null]) expect(isShape(value)).toBe(false)
})
