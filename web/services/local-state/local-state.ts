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
 * The site's memory in this browser. Read it with `getState`, follow it with `subscribe` (or zustand's `useStore`),
 * change it with `updateLocalState` only. Empty on the server and until `startLocalState`.
 */
export const localState = createStore<LocalState>(() => initialLocalState)

/**
 * What this tab goes by: the storage, or its own memory once the storage refused (tried again with every change) or a newer version of
 * the site has written there, which is left alone.
 */
let source: 'storage' | 'refused' | 'newer' = 'storage'

/**
 * Changes the state here, in the storage and, through it, in the other tabs. Starts from what is stored, so that what
 * another tab has just written is not undone.
 */
export function updateLocalState(change: (state: LocalState) => Partial<LocalState>): void {
  const stored = readStorage()
  const current = stored ? withMemory(stored.state, localState.getState()) : localState.getState()
  const next = { ...current, ...change(current) }
  // First the storage: whoever is told of the change may look there.
  if (stored?.writable === false) source = 'newer'
  if (source !== 'newer') source = writeStorage(next) ? 'storage' : 'refused'
  localState.setState(next, true)
}

/** What is stored at this moment, also by another tab whose news have not arrived yet. */
export function storedLocalState(): LocalState {
  return readStorage()?.state ?? localState.getState()
}

/** Takes over what is stored, remembers the campaign that led here, and follows other tabs. Returns how to stop. */
export function startLocalState(): () => void {
  takeOver()
  rememberCampaign()
  const follow = ({ key }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (key === localStateKey || key === null) takeOver()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The first address that the campaign led to: a reload or the way to the saved language is not another landing. */
function rememberCampaign(): void {
  const campaign = campaignOf(location.href)
  const known = localState.getState().mc
  if (campaign && campaign.mailchimpCampaignId !== known?.mailchimpCampaignId)
    updateLocalState(() => ({ mc: campaign }))
}

function takeOver(): void {
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
