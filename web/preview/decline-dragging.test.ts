// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { declineDragging } from './decline-dragging.ts'

/** What the library's own listener hears. */
const heard: unknown[] = []
const listener = ({ data }: MessageEvent<unknown>) => void heard.push(data)

let unsubscribe = () => {}
beforeEach(() => {
  heard.length = 0
  window.addEventListener('message', listener)
  unsubscribe = declineDragging()
})
afterEach(() => {
  unsubscribe()
  window.removeEventListener('message', listener)
})

const answer = (data: object) => ({ domain: 'sanity/channels', type: 'channel/response', responseTo: '1', data })
const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { data }))

test('the library hears that lists cannot be dragged, in answer to the same question', () => {
  say(answer({ features: { optimistic: true } }))
  expect(heard).toEqual([answer({ features: { optimistic: false } })])
})

test('every other message arrives as it is', () => {
  const others = [answer({ schema: [] }), { domain: 'other', data: { features: { optimistic: true } } }]
  for (const other of others) say(other)
  expect(heard).toEqual(others)
})

test('after unsubscribing the Studio answers itself', () => {
  unsubscribe()
  say(answer({ features: { optimistic: true } }))
  expect(heard).toEqual([answer({ features: { optimistic: true } })])
})
