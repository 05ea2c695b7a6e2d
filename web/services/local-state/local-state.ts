import { createStore } from 'zustand/vanilla'
import {
  campaignOf,
  initialLocalState,
  type LocalState,
  localStateKey,
  parseLocalState,
  serialiseLocalState,
  withMemory,
} from '#web/domain/visitor/local-state.ts'

/**
 * The site's memory in this browser. Read it with `getState`, subscribe with `subscribe` (or zustand's `useStore`),
 * change it with `updateLocalState` only. Empty on the server and until `startLocalState`.
 */
export const localState = createStore<LocalState>(() => initialLocalState)

/**
 * The source that this tab reads from: the storage, or its own memory once the storage has refused a write (retried
 * with every change) or a newer version of the site has written there, which is left alone.
 */
let source: 'storage' | 'refused' | 'newer' = 'storage'

/**
 * Changes the state here, in the storage and, through it, in the other tabs. Starts from the stored state, so that
 * another tab's last write is not undone.
 */
export function updateLocalState(change: (state: LocalState) => Partial<LocalState>): void {
  const stored = readStorage()
  const current = stored ? withMemory(stored.state, localState.getState()) : localState.getState()
  const next = { ...current, ...change(current) }
  // The storage first: subscribers may read it.
  if (stored?.writable === false) source = 'newer'
  if (source !== 'newer') source = writeStorage(next) ? 'storage' : 'refused'
  localState.setState(next, true)
}

/** The state stored at this moment, even by another tab whose `storage` event has not arrived yet. */
export function storedLocalState(): LocalState {
  return readStorage()?.state ?? localState.getState()
}

/**
 * Loads the stored state, remembers the campaign that led here, and follows other tabs. Returns an unsubscribe
 * function.
 */
export function startLocalState(): () => void {
  load()
  rememberCampaign()
  const follow = ({ key }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (key === localStateKey || key === null) load()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/**
 * Keeps the first address that the campaign led to: a reload or the redirect to the saved language is not another
 * landing.
 */
function rememberCampaign(): void {
  const campaign = campaignOf(location.href)
  const known = localState.getState().mc
  if (campaign && campaign.mailchimpCampaignId !== known?.mailchimpCampaignId)
    updateLocalState(() => ({ mc: campaign }))
}

function load(): void {
  const stored = readStorage()
  if (stored) localState.setState(withMemory(stored.state, localState.getState()), true)
}

function readStorage(): ReturnType<typeof parseLocalState> | undefined {
  if (source !== 'storage') return undefined
  try {
    return parseLocalState(localStorage.getItem(localStateKey))
  } catch {
    return undefined
  }
}

function writeStorage(state: LocalState): boolean {
  try {
    localStorage.setItem(localStateKey, serialiseLocalState(state))
    return true
  } catch {
    return false
  }
}
