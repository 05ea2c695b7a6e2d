// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectExitIntent } from './detect-exit-intent.ts'

const pointer = (type: 'mouseleave' | 'mouseenter') => document.documentElement.dispatchEvent(new Event(type))
let canHover = true
let bagHolds = 1
const heard: boolean[] = []
let stop = () => {}

const start = () => {
  stop = detectExitIntent({ mayShow: () => bagHolds > 0, onChange: (isLeaving) => heard.push(isLeaving) })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }))
  canHover = true
  bagHolds = 1
  heard.length = 0
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[R4.13] comes 500 ms after the pointer has left, and goes when it is back', () => {
  start()
  pointer('mouseleave')
  vi.advanceTimersByTime(499)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([true])
  pointer('mouseenter')
  expect(heard).toEqual([true, false])
  pointer('mouseenter')
  expect(heard).toEqual([true, false])
})

test('[R4.13] a pointer that is back in time changes nothing; nor does an empty bag', () => {
  start()
  pointer('mouseleave')
  vi.advanceTimersByTime(300)
  pointer('mouseenter')
  vi.advanceTimersByTime(1000)
  bagHolds = 0
  pointer('mouseleave')
  vi.advanceTimersByTime(1000)
  pointer('mouseenter')
  expect(heard).toEqual([])
})

test('touch screens have no pointer that could leave; a page that was left stops listening', () => {
  canHover = false
  start()
  pointer('mouseleave')
  vi.advanceTimersByTime(1000)
  canHover = true
  start()
  pointer('mouseleave')
  stop()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([])
})
