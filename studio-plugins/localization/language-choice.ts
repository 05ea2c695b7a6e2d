import { useCallback, useSyncExternalStore } from 'react'

/** The id of one language to edit, or `allLanguages` for all of them side by side. */
export type LanguageChoice = string

export const allLanguages = 'all'

const storageKey = 'studio.content-language'

/** A page in the preview: its language, and the document whose form is next to it, unless it is the page's own. */
type Preview = { readonly language: string; readonly documentId: string | undefined }

/** The chosen content language, and the one of the preview, with subscriptions. */
export class LanguageStore {
  #chosen: LanguageChoice | undefined
  #preview: Preview | undefined
  #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  #listeners = new Set<() => void>()

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage
    this.#chosen = storage?.getItem(storageKey) ?? undefined
  }

  /**
   * The language of a document's form: the editor's choice. Only the form next to the preview has the preview's
   * language, unless the editor chose to see all languages; other forms, of references for example, keep the choice.
   */
  shownFor(documentId: string): LanguageChoice {
    const preview = this.#chosen === allLanguages ? undefined : this.#preview
    const isNextToPreview = preview && (preview.documentId ?? documentId) === documentId
    return isNextToPreview ? preview.language : (this.#chosen ?? allLanguages)
  }

  /** The editor's choice, in this form too; the browser remembers it. */
  choose(choice: LanguageChoice): void {
    this.#chosen = choice
    this.#storage?.setItem(storageKey, choice)
    this.#preview = undefined
    this.#tell()
  }

  /** The preview shows a page in this language, next to the form of this document. */
  follow(language: string, documentId?: string): void {
    if (this.#preview?.language === language && this.#preview.documentId === documentId) return
    this.#preview = { language, documentId }
    this.#tell()
  }

  /** Every form shows the editor's choice again: the preview has been left. */
  stopFollowing(): void {
    if (!this.#preview) return
    this.#preview = undefined
    this.#tell()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
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

/** The language of a document's form, by its published id. */
export function useLanguageChoice(documentId: string): LanguageChoice {
  return useSyncExternalStore(
    languageStore.subscribe,
    useCallback(() => languageStore.shownFor(documentId), [documentId]),
  )
}
