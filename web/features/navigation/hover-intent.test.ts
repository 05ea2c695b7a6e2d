import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hoverIntent } from './hover-intent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function menu() {
  const open = vi.fn()
  const close = vi.fn()
  return { open, close, intent: hoverIntent({ open, close }) }
}

describe('[R2.19] [R9.08] the mega-menu', () => {
  test('opens at once and closes 250 ms after the pointer has left', () => {
    const { open, close, intent } = menu()
    intent.enter()
    expect(open).toHaveBeenCalledOnce()
    intent.leave()
    vi.advanceTimersByTime(249)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledOnce()
  })

  test('stays open when the pointer returns in time, and restarts the delay when it leaves again', () => {
    const { close, intent } = menu()
    intent.enter()
    intent.leave()
    vi.advanceTimersByTime(200)
    intent.enter()
    vi.advanceTimersByTime(1000)
    expect(close).not.toHaveBeenCalled()
    intent.leave()
    intent.leave()
    vi.advanceTimersByTime(250)
    expect(close).toHaveBeenCalledOnce()
  })

  test('does nothing more once it was closed by other means', () => {
    const { close, intent } = menu()
    intent.leave()
    intent.cancel()
    vi.advanceTimersByTime(1000)
    expect(close).not.toHaveBeenCalled()
  })
})
