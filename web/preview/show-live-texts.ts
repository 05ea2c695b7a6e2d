import * as v from 'valibot'
import { liveDocumentType } from '../domain/content/live-document.ts'
import { LiveTexts } from './live-texts.ts'

const liveDocument = v.looseObject({ _id: v.string() })
const liveDocumentMessage = v.object({
  type: v.literal(liveDocumentType),
  document: liveDocument,
  before: liveDocument,
})

type Change = v.InferOutput<typeof liveDocumentMessage>

/** Changes received before any page could show them, oldest first. */
const pendingChanges: Change[] = []
const listeners = new Set<(change: Change) => void>()

/**
 * Shows the text typed in the Studio's form at each keystroke, beginning with the changes that `keepEarlyTexts` kept.
 * Without it the preview would follow only the form's saves, at most one a second. Returns an unsubscribe function.
 */
export function showLiveTexts(studioOrigin: string): () => void {
  const texts = new LiveTexts()
  // React may render an older text again. Writing the newest one changes nothing the second time, so this ends.
  const observer = new MutationObserver(() => texts.repeat(textNodes()))
  const show = ({ before, document: after }: Change) => {
    texts.change(before, after, textNodes())
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  const stop = onChange(studioOrigin, show)
  listeners.add(show)
  pendingChanges.splice(0).forEach(show)
  return () => {
    listeners.delete(show)
    observer.disconnect()
    stop()
  }
}

/** Keeps the changes that come before a page has hydrated, or between two pages. Returns an unsubscribe function. */
export function keepEarlyTexts(studioOrigin: string): () => void {
  return onChange(studioOrigin, (change) => {
    if (listeners.size === 0) pendingChanges.push(change)
  })
}

function onChange(studioOrigin: string, listener: (change: Change) => void): () => void {
  const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== studioOrigin) return
    const message = v.safeParse(liveDocumentMessage, data)
    if (message.success) listener(message.output)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

function* textNodes(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text) yield currentNode
  }
}
