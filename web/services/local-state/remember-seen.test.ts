import { expect, test, vi } from 'vitest'
import { consentOf, everything } from '#web/domain/visitor/consent.ts'
import { localState, updateLocalState } from './local-state.ts'
import { rememberSeen } from './remember-seen.ts'

test('[R3.01] a page that was seen is stored once, and nothing else is touched', () => {
  const stored = new Map<string, string>()
  const setItem = vi.fn((key: string, value: string) => void stored.set(key, value))
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem })
  updateLocalState(() => ({ consent: consentOf(everything) }))
  rememberSeen('hasSeenFrontPage')
  rememberSeen('hasSeenFrontPage')
  rememberSeen('hasSeenSignup')
  expect(localState.getState().userPreferences).toMatchObject({
    language: null,
    hasSeenFrontPage: true,
    hasSeenSignup: true,
  })
  expect(setItem).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})
