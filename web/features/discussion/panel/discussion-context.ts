import { createContext, use } from 'react'
import type { Language } from '#web/routing/languages.ts'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import type { DiscussionTexts } from '../post-view.tsx'
import type { Threads } from './threads.ts'

/** The state that the parts of a live discussion share. */
export type DiscussionState = {
  readonly lang: Language
  readonly texts: DiscussionTexts
  readonly documentId: string
  /** The post that the page's address links to. */
  readonly linkedId: string | undefined
  /** For relative times: milliseconds since 1970. */
  readonly now: number
  readonly change: (change: (threads: Threads) => Threads) => void
  /** Says it to screen readers. */
  readonly announce: (text: string) => void
  /** Runs something that changes posts; the list is not loaded meanwhile, so that an older response cannot undo it. */
  readonly whileChanging: <Value>(work: () => Promise<Value>) => Promise<Value>
}

const Context = createContext<DiscussionState | undefined>(undefined)

export const DiscussionProvider = Context.Provider

/** @throws Error outside of a discussion */
export function useDiscussionState(): DiscussionState {
  const state = use(Context)
  if (!state) throw new Error('A post is outside of a discussion')
  return state
}

/** The message for the reader when a call fails: the backend's own words, where there are any. */
export function problemOf({ message, code }: CallFailure, texts: DiscussionTexts): string {
  return message ?? (code === 'offline' || code === 'timeout' ? texts.offline : texts.failed)
}
