import { useSyncExternalStore } from 'react'
import type { AddBlockMessage } from '#web/domain/content/add-block.ts'

type RequestedBlock = Pick<AddBlockMessage, 'documentId' | 'path' | 'after'>

/** The block that an editor has asked for in the preview and that no menu has opened for yet. */
let requested: RequestedBlock | undefined
const listeners = new Set<() => void>()

/** Opens the menu of blocks in the form of the document, as soon as it is shown. */
export function requestBlock(block: RequestedBlock | undefined): void {
  requested = block
  for (const listener of listeners) listener()
}

/** The request for a block in this rich text. What opens the menu for it takes it back: `requestBlock(undefined)`. */
export function useRequestedBlock(documentId: string | undefined, path: string): RequestedBlock | undefined {
  const block = useSyncExternalStore(subscribe, () => requested)
  return block?.documentId === documentId && block?.path === path ? block : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
