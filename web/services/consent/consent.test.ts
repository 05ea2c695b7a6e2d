import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentOf, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'

/** A browser with its storage; `tell` simulates a write by another tab. */
function openBrowser() {
  const target = new EventTarget()
  vi.stubGlobal('location', { href: 'https://shop.example/nb?mc_cid=spring' })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  const otherTabChooses = (choice: typeof everything) => {
    localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, consent: consentOf(choice) }))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: localStateKey }))
  }
  return { otherTabChooses }
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

async function load() {
  const { startLocalState, localState } = await import('../local-state/local-state.ts')
  const { consentedStorage } = await import('./consented-storage.ts')
  return { ...(await import('./consent.ts')), startLocalState, localState, consentedStorage }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('[R2.24] nothing may be used until the visitor chooses; a choice is known at once and can be withdrawn', async () => {
  openBrowser()
  const { startLocalState, startConsent, mayUse, consent, chooseConsent, onConsent } = await load()
  const log: string[] = []
  onConsent('analytics', () => {
    log.push('start')
    return () => log.push('end')
  })
  expect(consent.getState()).toEqual({ isKnown: false, choice: null })
  startLocalState()
  startConsent()
  expect(consent.getState()).toEqual({ isKnown: true, choice: null })
  expect(mayUse('analytics')).toBe(false)
  chooseConsent({ ...onlyNecessary, analytics: true })
  expect([mayUse('analytics'), mayUse('marketing')]).toEqual([true, false])
  expect(consent.getState().choice).toMatchObject({ analytics: true, marketing: false })
  expect(log).toEqual(['start'])
  chooseConsent(onlyNecessary)
  expect(log).toEqual(['start', 'end'])
})

test('[R2.24] a refusal drops the campaign that led here', async () => {
  openBrowser()
  const { startLocalState, chooseConsent, localState } = await load()
  startLocalState()
  expect(localState.getState().mc).not.toBeNull()
  chooseConsent(onlyNecessary)
  expect(localState.getState().mc).toBeNull()
})

test('[R2.24] other tabs follow', async () => {
  const { otherTabChooses } = openBrowser()
  const { startLocalState, startConsent, mayUse, consent } = await load()
  startLocalState()
  startConsent()
  otherTabChooses(everything)
  expect(mayUse('functions')).toBe(true)
  expect(consent.getState().choice).toMatchObject(everything)
  otherTabChooses(onlyNecessary)
  expect(mayUse('functions')).toBe(false)
})

test('[R2.24] data that needs consent is in memory before it, in the storage with it, nowhere after it', async () => {
  openBrowser()
  const { startLocalState, chooseConsent, consentedStorage } = await load()
  startLocalState()
  const searches = consentedStorage('functions', 'sessionStorage', 'recent-searches')
  searches.write('wool')
  expect([searches.read(), sessionStorage.getItem('recent-searches')]).toEqual(['wool', null])
  chooseConsent(everything)
  expect(sessionStorage.getItem('recent-searches')).toBe('wool')
  searches.write('wool, boots')
  expect(sessionStorage.getItem('recent-searches')).toBe('wool, boots')
  chooseConsent(onlyNecessary)
  expect([searches.read(), sessionStorage.getItem('recent-searches')]).toEqual([null, null])
})

test('[R2.24] a withdrawal, and a question that is asked again, remove even what another page stored', async () => {
  openBrowser()
  localStorage.setItem('recent-searches', '[]')
  const { startLocalState, startConsent, chooseConsent } = await load()
  startLocalState()
  startConsent()
  expect(localStorage.getItem('recent-searches')).toBeNull()
  chooseConsent(everything)
  localStorage.setItem('recent-searches', '[]')
  sessionStorage.setItem('recent-searches', '[]')
  chooseConsent({ ...everything, functions: false })
  expect([localStorage.getItem('recent-searches'), sessionStorage.getItem('recent-searches')]).toEqual([null, null])
})

test('stored data is there for code that runs before the local state has started, and is added to, not replaced', async () => {
  openBrowser()
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, consent: consentOf(everything) }))
  localStorage.setItem('recent-searches', 'older')
  const { startLocalState, startConsent, consentedStorage } = await load()
  const viewed = consentedStorage('functions', 'localStorage', 'recent-searches')
  viewed.write(`newer, ${viewed.read()}`)
  startLocalState()
  startConsent()
  expect([viewed.read(), localStorage.getItem('recent-searches')]).toEqual(['newer, older', 'newer, older'])
})

test('with storage blocked, values last for this page load only', async () => {
  openBrowser()
  const { startLocalState, chooseConsent, consentedStorage } = await load()
  startLocalState()
  chooseConsent(everything)
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const searches = consentedStorage('functions', 'sessionStorage', 'recent-searches')
  searches.write('wool')
  expect(searches.read()).toBe('wool')
  searches.remove()
  expect(searches.read()).toBeNull()
})
