import { useSyncExternalStore } from 'react'

/** The id of one language to edit, or `allLanguages` for all of them side by side. */
export type LanguageChoice = string

export const allLanguages = 'all'

const storageKey = 'studio.content-language'

/** The chosen and the shown content language, with subscriptions. */
export class LanguageStore {
  #chosen: LanguageChoice | undefined
  #shown: LanguageChoice
  #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  #listeners = new Set<() => void>()

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage
    this.#chosen = storage?.getItem(storageKey) ?? undefined
    this.#shown = this.#chosen ?? allLanguages
  }

  readonly shown = (): LanguageChoice => this.#shown

  /** The editor's choice; the browser remembers it. */
  choose(choice: LanguageChoice): void {
    this.#chosen = choice
    this.#storage?.setItem(storageKey, choice)
    this.#show(choice)
  }

  /** Switches to the language of the previewed page, unless the editor chose to see all languages. */
  follow(language: string): void {
    if (this.#chosen !== allLanguages) this.#show(language)
  }

  /** Shows the editor's choice again: the preview has been left. */
  stopFollowing(): void {
    this.#show(this.#chosen ?? allLanguages)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #show(choice: LanguageChoice): void {
    if (choice === this.#shown) return
    this.#shown = choice
    for (const listener of this.#listeners) listener()
  }
}

/** Accessing `localStorage` throws in browsers that block storage. */
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
