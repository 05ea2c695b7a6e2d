// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemChoice } from './chosen-item.ts'
import { ProductChoice } from './product-choice.tsx'
import { useChoice } from './product-page-state.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const query = vi.hoisted(() => ({ current: new URLSearchParams() }))
vi.mock('next/navigation', () => ({ useSearchParams: () => query.current }))

let root: Root
let choices: ItemChoice[]
let frames: FrameRequestCallback[]

function Shown() {
  choices.push(useChoice('jakke'))
  return null
}

const page = () => (
  <>
    <ProductChoice documentId="jakke" />
    <Shown />
  </>
)

beforeEach(async () => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  choices = []
  query.current = new URLSearchParams()
  history.replaceState(null, '', '/nb/shop/jakke')
  // As Next's router does, for which the component waits.
  history.replaceState = vi.fn(History.prototype.replaceState.bind(history))
  document.body.innerHTML = `<main><form id="choice-jakke">
    <input type="radio" name="size" value="S"><input type="radio" name="size" value="M"></form></main><div id="root"></div>`
  root = createRoot(document.querySelector('#root') ?? document.body)
  await act(async () => root.render(page()))
})
afterEach(async () => {
  await act(async () => root.unmount())
  Reflect.deleteProperty(history, 'replaceState')
  vi.useRealTimers()
})

const size = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)

async function nextFrame() {
  await act(async () => {
    for (const frame of frames.splice(0)) frame(0)
    vi.runAllTimers()
  })
}

test('[R2.04] a choice is in the address at once; what follows it comes after the frame that shows it ticked, once', async () => {
  await act(async () => size('M')?.click())
  expect(location.search).toBe('?size=M')
  expect(choices.at(-1)?.size).toBeUndefined()
  await nextFrame()
  expect(choices.at(-1)?.size).toBe('M')
  const before = choices.at(-1)
  query.current = new URLSearchParams('size=M')
  await act(async () => root.render(page()))
  expect(choices.at(-1)).toBe(before)
})

test('nothing follows on a page that was left within the frame', async () => {
  await act(async () => size('S')?.click())
  await act(async () => root.render(<Shown />))
  await nextFrame()
  expect(choices.at(-1)?.size).toBeUndefined()
})
