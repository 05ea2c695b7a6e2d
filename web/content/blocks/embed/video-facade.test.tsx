// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentOf, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState } from '#web/domain/visitor/local-state.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'
import { VideoFacade } from './video-facade.tsx'

const texts = { title: 'Film', play: 'Spill av', note: 'Fra Vimeo' }
let root: Root
let scrollIntoView: () => void
let isObserved: boolean

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  isObserved = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = () => isObserved && callback([{ isIntersecting: true }])
      }
      observe() {
        isObserved = true
      }
      disconnect() {
        isObserved = false
      }
    },
  )
  updateLocalState(() => initialLocalState)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function show(mutedSrc: string | undefined, prefersLessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }))
  act(() => root.render(<VideoFacade {...texts} src="https://player.example/1" mutedSrc={mutedSrc} />))
}
const player = () => document.querySelector('iframe')?.getAttribute('src')
const muted = 'https://player.example/1?muted=1'

test('[R3.12] a video plays by itself once it is in view and the visitor has allowed functions', () => {
  show(muted)
  act(() => scrollIntoView())
  expect(player()).toBeUndefined()
  act(() => updateLocalState(() => ({ consent: consentOf(onlyNecessary) })))
  act(() => scrollIntoView())
  expect(player()).toBeUndefined()
  act(() => updateLocalState(() => ({ consent: consentOf(everything) })))
  expect(player()).toBeUndefined()
  act(() => scrollIntoView())
  expect(player()).toBe(muted)
})

test('for visitors who prefer less motion, and where the editor does not want it, it waits for the click', () => {
  updateLocalState(() => ({ consent: consentOf(everything) }))
  for (const start of [() => show(muted, true), () => show(undefined)]) {
    start()
    expect(isObserved).toBe(false)
    expect(player()).toBeUndefined()
  }
  act(() => document.querySelector('button')?.click())
  expect(player()).toBe('https://player.example/1')
})
