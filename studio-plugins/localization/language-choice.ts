import { useSyncExternalStore } from 'react'

/** The id of one language to edit, or `allLanguages` for all of them side by side. */
export type LanguageChoice = string

export const allLanguages = 'all'

const storageKey = 'studio.content-language'

/** What the editor chose, what the forms show now, and who wants to know when that changes. */
export class LanguageStore {
  #shown: LanguageChoice
  #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  #listeners = new Set<() => void>()

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage
    this.#shown = this.#chosen() ?? allLanguages
  }

  readonly shown = (): LanguageChoice => this.#shown

  /** The editor's choice; the browser remembers it. */
  choose(choice: LanguageChoice): void {
    this.#storage?.setItem(storageKey, choice)
    this.#show(choice)
  }

  /** The preview turned to a page in this language. Whoever chose to see all languages goes on seeing them. */
  follow(language: string): void {
    if (this.#chosen() !== allLanguages) this.#show(language)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #chosen(): LanguageChoice | null {
    return this.#storage?.getItem(storageKey) ?? null
  }

  #show(choice: LanguageChoice): void {
    if (choice === this.#shown) return
    this.#shown = choice
    for (const listener of this.#listeners) listener()
  }
}

/** Browsers that forbid storage throw on the mere mention of it. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export const languageStore = new LanguageStore(browserStorage())

export function useLanguageChoice(): LanguageChoice {
  return useSyncExternalStore(languageStore.subscribe, languageStore.shown)
}
