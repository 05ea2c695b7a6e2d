import { APPEND_STRING, APPEND_SUBSTRING, type MendozaPatch } from './opcodes.ts'

/** A slice operation costs about this many characters in JSON; below it a plain value is shorter. */
const SLICE_COST = 12

/** Common start and end as slices of the old string, the middle as text; undefined when a plain value is shorter. */
export function encodeString(old: string, next: string): MendozaPatch | undefined {
  if (next === '') return undefined
  const start = commonStart(old, next)
  const end = commonEnd(old, next, Math.min(old.length, next.length) - start)
  if (start + end < SLICE_COST) return undefined
  const patch: MendozaPatch = []
  if (start > 0) patch.push(APPEND_SUBSTRING, 0, byteLength(old.slice(0, start)))
  const middle = next.slice(start, next.length - end)
  if (middle) patch.push(APPEND_STRING, middle)
  const bytes = byteLength(old)
  if (end > 0) patch.push(APPEND_SUBSTRING, bytes - byteLength(old.slice(old.length - end)), bytes)
  return patch
}

function commonStart(left: string, right: string): number {
  const limit = Math.min(left.length, right.length)
  let length = 0
  while (length < limit && left.charCodeAt(length) === right.charCodeAt(length)) length += 1
  // A surrogate pair is four bytes in UTF-8 and must not be cut in two.
  return length > 0 && isHighSurrogate(left.charCodeAt(length - 1)) ? length - 1 : length
}

function commonEnd(left: string, right: string, limit: number): number {
  let length = 0
  while (length < limit && left.charCodeAt(left.length - 1 - length) === right.charCodeAt(right.length - 1 - length))
    length += 1
  return length > 0 && isLowSurrogate(left.charCodeAt(left.length - length)) ? length - 1 : length
}

function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
