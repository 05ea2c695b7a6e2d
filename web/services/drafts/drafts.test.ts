// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('a draft is kept by its key until it is emptied', () => {
  writeDraft('post a', 'Hei')
  writeDraft('post b', 'Hallo')
  expect([readDraft('post a'), readDraft('post b'), readDraft('post c')]).toEqual(['Hei', 'Hallo', ''])
  writeDraft('post a', '')
  expect([readDraft('post a'), readDraft('post b')]).toEqual(['', 'Hallo'])
  writeDraft('post b', '')
  expect(localStorage).toHaveLength(0)
})

test('a draft is forgotten after 30 days', () => {
  vi.useFakeTimers({ now: 0 })
  writeDraft('post a', 'Hei')
  vi.setSystemTime(29 * 24 * 3600 * 1000)
  expect(readDraft('post a')).toBe('Hei')
  vi.setSystemTime(30 * 24 * 3600 * 1000)
  expect(readDraft('post a')).toBe('')
})

test.each(['', 'x', 'null', '[1]', '{"post a": "Hei"}', '{"post a": {"text": 1, "at": 2}}'])(
  'what is stored otherwise is no draft: %s',
  (stored) => {
    localStorage.setItem('drafts', stored)
    expect(readDraft('post a')).toBe('')
  },
)

test('a browser that stores nothing loses the draft, not the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => writeDraft('post a', 'Hei')).not.toThrow()
  refuse.mockRestore()
})
