import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentOf, everything } from '#web/domain/visitor/consent.ts'
import {
  initialLocalState,
  localStateKey,
  parseLocalState,
  serialiseLocalState,
} from '#web/domain/visitor/local-state.ts'

const otherTab = { ...initialLocalState, hasDismissedSplash: true }

/** A browser with a storage of its own; `full` refuses to keep anything more. */
function openTab({ address = 'https://shop.example/nb', stored = new Map<string, string>(), full = false } = {}) {
  const target = new EventTarget()
  vi.stubGlobal('location', { href: address })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
  const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { stored, tell }
}

async function load() {
  return import('./local-state.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('[R3.01] the local state', () => {
  test('is under one key, and starts from what is stored', async () => {
    const { stored } = openTab({ stored: new Map([[localStateKey, serialiseLocalState(otherTab)]]) })
    const { localState, startLocalState, updateLocalState } = await load()
    startLocalState()
    expect(localState.getState()).toEqual(otherTab)
    updateLocalState(() => ({ centra: { token: 't', lines: [] } }))
    expect([...stored.keys()]).toEqual([localStateKey])
    expect(parseLocalState(stored.get(localStateKey) ?? null).state.centra).toEqual({ token: 't', lines: [] })
  })

  test('follows other tabs, even when they clear the storage', async () => {
    const { stored, tell } = openTab()
    const { localState, startLocalState } = await load()
    const stop = startLocalState()
    stored.set(localStateKey, serialiseLocalState(otherTab))
    tell('somebody-else')
    expect(localState.getState().hasDismissedSplash).toBe(false)
    tell(localStateKey)
    expect(localState.getState().hasDismissedSplash).toBe(true)
    stored.clear()
    tell(null)
    expect(localState.getState()).toEqual(initialLocalState)
    stop()
    stored.set(localStateKey, serialiseLocalState(otherTab))
    tell(localStateKey)
    expect(localState.getState()).toEqual(initialLocalState)
  })

  test('does not undo what another tab wrote a moment ago', async () => {
    const { stored } = openTab()
    const { localState, startLocalState, updateLocalState } = await load()
    startLocalState()
    stored.set(localStateKey, serialiseLocalState(otherTab))
    updateLocalState(() => ({ centraPaymentResult: { resultCode: 'Authorised' } }))
    expect(localState.getState()).toEqual({ ...otherTab, centraPaymentResult: { resultCode: 'Authorised' } })
  })

  test('with a full storage, changes last for this visit only', async () => {
    openTab({ full: true })
    const { localState, startLocalState, updateLocalState } = await load()
    startLocalState()
    updateLocalState(() => ({ hasDismissedSplash: true }))
    updateLocalState(() => ({ centra: { token: 't', lines: [] } }))
    expect(localState.getState()).toEqual({ ...otherTab, centra: { token: 't', lines: [] } })
  })

  test('a forbidden storage too', async () => {
    openTab()
    vi.stubGlobal('localStorage', undefined)
    const { localState, startLocalState, updateLocalState } = await load()
    startLocalState()
    updateLocalState(() => ({ hasDismissedSplash: true }))
    updateLocalState(() => ({ centraPaymentResult: 1 }))
    expect(localState.getState()).toEqual({ ...otherTab, centraPaymentResult: 1 })
  })

  test('state that a newer site stored is read but not overwritten; changes last as long as the tab', async () => {
    const newer = JSON.stringify({ version: 99, state: { ...otherTab, more: true } })
    const { stored, tell } = openTab({ stored: new Map([[localStateKey, newer]]) })
    const { localState, startLocalState, updateLocalState } = await load()
    startLocalState()
    updateLocalState(() => ({ consent: consentOf(everything) }))
    updateLocalState(() => ({ centraPaymentResult: 1 }))
    tell(localStateKey)
    expect(localState.getState()).toEqual({ ...otherTab, consent: consentOf(everything), centraPaymentResult: 1 })
    expect(stored.get(localStateKey)).toBe(newer)
  })
})

test('[R7.05] the campaign that led here is remembered with its address, until another does', async () => {
  const address = 'https://shop.example/nb/shop?mc_cid=spring'
  const consented = { ...initialLocalState, consent: consentOf(everything) }
  const { stored } = openTab({ address, stored: new Map([[localStateKey, serialiseLocalState(consented)]]) })
  const { localState, startLocalState } = await load()
  startLocalState()
  expect(localState.getState().mc).toEqual({ mailchimpCampaignId: 'spring', mailchimpLandingSite: address })
  const landingLater = async (landing?: string) => {
    vi.resetModules()
    openTab({ stored, ...(landing ? { address: landing } : {}) })
    const later = await load()
    later.startLocalState()
    return later.localState.getState().mc?.mailchimpLandingSite
  }
  expect(await landingLater()).toBe(address)
  expect(await landingLater('https://shop.example/en/shop?mc_cid=spring')).toBe(address)
  expect(await landingLater('https://shop.example/nb?mc_cid=autumn')).toBe('https://shop.example/nb?mc_cid=autumn')
})

test('[R2.24] without consent the campaign is in the memory of the page load alone; it is stored when consent comes', async () => {
  const { stored } = openTab({ address: 'https://shop.example/nb?mc_cid=spring' })
  const { localState, startLocalState, updateLocalState } = await load()
  startLocalState()
  updateLocalState(() => ({ hasDismissedSplash: true }))
  expect(localState.getState().mc?.mailchimpCampaignId).toBe('spring')
  expect(stored.get(localStateKey)).not.toContain('spring')
  updateLocalState(() => ({ consent: consentOf(everything) }))
  expect(parseLocalState(stored.get(localStateKey) ?? null).state.mc?.mailchimpCampaignId).toBe('spring')
})
