// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFindReplace } from './use-find-replace.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const lake = vi.hoisted(() => ({
  signals: [] as AbortSignal[],
  /** Answers the next query for documents. */
  answer: (_documents: readonly object[]) => {},
}))
vi.mock('sanity', () => {
  const fetch = (query: string, _params: object, { signal }: { signal: AbortSignal }) => {
    lake.signals.push(signal)
    if (query.startsWith('count(')) return Promise.resolve(250)
    return new Promise((resolve) => {
      lake.answer = resolve
    })
  }
  const client = { fetch }
  const schema = { get: () => undefined }
  return { useClient: () => client, useSchema: () => schema }
})

const wanted = { find: 'ull', replacement: 'lin', language: undefined, matchesCase: false, isWholeWord: false }
const documents = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ _id: `p${number}`, _type: 'page' }))

let root: Root
let tool: ReturnType<typeof useFindReplace>

function Tool() {
  tool = useFindReplace(['page'], ['nb'])
  return null
}

beforeEach(async () => {
  lake.signals.length = 0
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Tool />))
})
afterEach(() => act(async () => root.unmount()))

test('a search says how far it is', async () => {
  await act(async () => void tool.search(wanted))
  expect(tool.step).toEqual({ name: 'searching', progress: { read: 0, total: 250 } })
  await act(async () => lake.answer(documents(200)))
  expect(tool.step).toEqual({ name: 'searching', progress: { read: 200, total: 250 } })
  await act(async () => lake.answer(documents(50)))
  expect(tool.step).toMatchObject({ name: 'found', matches: [], next: undefined })
})

test('a search that is cancelled asks for nothing more, and what comes late is not shown', async () => {
  await act(async () => void tool.search(wanted))
  await act(async () => tool.cancel())
  expect(tool.step).toEqual({ name: 'idle' })
  expect(lake.signals.every(({ aborted }) => aborted)).toBe(true)
  await act(async () => lake.answer(documents(50)))
  expect(tool.step).toEqual({ name: 'idle' })
})

test('a search ends when the tool is closed', async () => {
  await act(async () => void tool.search(wanted))
  await act(async () => root.unmount())
  expect(lake.signals.every(({ aborted }) => aborted)).toBe(true)
  root = createRoot(document.createElement('div'))
})
