import { randomBytes } from 'node:crypto'
import { isObject } from '../mendoza/values.ts'

/**
 * `autoGenerateArrayKeys`: gives every object in an array that lacks a `_key` a random one of twelve hexadecimal
 * digits.
 */
export function withArrayKeys<Value>(value: Value): Value
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = withArrayKeys<unknown>(item)
      if (!isObject(inner) || typeof inner._key === 'string') return inner
      return { _key: randomBytes(6).toString('hex'), ...inner }
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys<unknown>(item)]))
}
