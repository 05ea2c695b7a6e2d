import * as v from 'valibot'

const DATABASE = 'drafts'
const STORE = 'pictures'

const pictures = v.array(v.object({ key: v.string(), name: v.string(), dataUrl: v.string() }))

/** A picture that was chosen in a form and not sent. */
export type DraftPicture = { readonly key: string; readonly name: string; readonly dataUrl: string }

/** The pictures that were chosen in the form that this key names; none where the browser cannot store them. */
export async function readDraftPictures(key: string): Promise<readonly DraftPicture[]> {
  try {
    const stored = await inStore('readonly', (store) => store.get(key))
    const parsed = v.safeParse(pictures, stored)
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Keeps them in this browser; an empty list removes them. They are too large for the storage of texts. */
export async function writeDraftPictures(key: string, chosen: readonly DraftPicture[]): Promise<void> {
  try {
    await inStore('readwrite', (store) => (chosen.length > 0 ? store.put([...chosen], key) : store.delete(key)))
  } catch {
    // Full or forbidden.
  }
}

async function inStore(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database: IDBDatabase = await resultOf(opening)
  try {
    return await resultOf(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
