// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { disableDragging } from './disable-dragging.ts'

/** The messages that the library's own listener receives. */
const heard: unknown[] = []
const listener = ({ data }: MessageEvent<unknown>) => void heard.push(data)

let unsubscribe = () => {}
beforeEach(() => {
  heard.length = 0
  window.addEventListener('message', listener)
  unsubscribe = disableDragging()
})
afterEach(() => {
  unsubscribe()
  window.removeEventListener('message', listener)
})

const response = (data: object) => ({ domain: 'sanity/channels', type: 'channel/response', responseTo: '1', data })
const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { data }))

test('the library receives, as the response to its request, that lists cannot be dragged', () => {
  say(response({ features: { optimistic: true } }))
  expect(heard).toEqual([response({ features: { optimistic: false } })])
})

test('every other message arrives unchanged', () => {
  const others = [response({ schema: [] }), { domain: 'other', data: { features: { optimistic: true } } }]
  for (const other of others) say(other)
  expect(heard).toEqual(others)
})

test('after unsubscribing the Studio’s own response arrives', () => {
  unsubscribe()
  say(response({ features: { optimistic: true } }))
  expect(heard).toEqual([response({ features: { optimistic: true } })])
})
