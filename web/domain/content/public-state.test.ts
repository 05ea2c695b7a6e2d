import { expect, test } from 'vitest'
import { type HandledPublication, reasonBehind } from './public-state.ts'

const builtAt = new Date('2026-11-20T12:00:00Z')
const caughtUp = { builtAt, isCaughtUp: true }
const later = '2026-11-21T12:00:00.000Z'
const state = { publishedAt: later, isGone: false }
const handled = (changes: Partial<HandledPublication> = {}): HandledPublication => ({
  publishedAt: new Date(later),
  isGone: false,
  problem: null,
  ...changes,
})

test('a publication is public once it, or a newer one, was handled', () => {
  expect(reasonBehind(state, handled(), caughtUp)).toBeUndefined()
  expect(reasonBehind(state, handled({ publishedAt: new Date('2026-11-22') }), caughtUp)).toBeUndefined()
})

test('a publication not handled, or an older state only, is not', () => {
  expect(reasonBehind(state, undefined, caughtUp)).toBe('notHandled')
  expect(reasonBehind(state, handled({ publishedAt: new Date('2026-11-21') }), caughtUp)).toBe('notHandled')
})

test('a publication older than the build is part of it', () => {
  expect(reasonBehind({ publishedAt: '2026-11-19T12:00:00Z', isGone: false }, undefined, caughtUp)).toBeUndefined()
})

test('a document that is gone is gone from the site once that, or something later, was handled', () => {
  const gone = { publishedAt: later, isGone: true }
  const before = new Date('2026-11-18')
  expect(reasonBehind(gone, undefined, caughtUp)).toBe('notHandled')
  expect(reasonBehind(gone, handled({ publishedAt: before }), caughtUp)).toBe('notHandled')
  expect(reasonBehind(gone, handled({ publishedAt: before, isGone: true }), caughtUp)).toBeUndefined()
  expect(reasonBehind(gone, handled({ publishedAt: new Date('2026-11-22') }), caughtUp)).toBeUndefined()
})

test('a problem is reported even for a document in the build, until another state of it is handled', () => {
  const malformed = handled({ problem: 'malformedAddress' })
  expect(reasonBehind(state, malformed, { builtAt: new Date('2026-11-23'), isCaughtUp: true })).toBe('malformedAddress')
  expect(reasonBehind({ ...state, publishedAt: '2026-11-22T12:00:00Z' }, malformed, caughtUp)).toBe('notHandled')
})

test('a process that has just started may show what is older than what another one handled', () => {
  const starting = { builtAt, isCaughtUp: false }
  expect(reasonBehind(state, handled(), starting)).toBe('catchingUp')
  expect(reasonBehind({ ...state, publishedAt: '2026-11-19T12:00:00Z' }, handled(), starting)).toBeUndefined()
})
