import { isDeepStrictEqual } from 'node:util'

/** A JSON object; what its fields hold is not known. */
export type Fields = { [key: string]: unknown }

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isDeepEqual(left: unknown, right: unknown): boolean {
  return left === right || isDeepStrictEqual(left, right)
}
