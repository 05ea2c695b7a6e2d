import { z } from 'zod'
import { liveDocumentType } from '../domain/content/live-document.ts'
import { LiveTexts } from './live-texts.ts'

const liveDocument = z.looseObject({ _id: z.string() })
const liveDocumentMessage = z.object({
  type: z.literal(liveDocumentType),
  document: liveDocument,
  before: liveDocument,
})

type Change = z.output<typeof liveDocumentMessage>

/** Changes that came while no page could show them, in their order. */
const early: Change[] = []
const showing = new Set<(change: Change) => void>()

/**
 * Shows the text being written in the Studio's form at each keystroke, and first what `keepEarlyTexts` has kept: the
 * form saves at most once a second, and only then does the server render the page again. Returns an unsubscribe
 * function.
 */
export function showLiveTexts(studioOrigin: string): () => void {
  const texts = new LiveTexts()
  const observer = new MutationObserver(() => texts.repeat(textNodes()))
  const show = ({ before, document: after }: Change) => {
    texts.change(before, after, textNodes())
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  const stop = onChange(studioOrigin, show)
  showing.add(show)
  early.splice(0).forEach(show)
  return () => {
    showing.delete(show)
    observer.disconnect()
    stop()
  }
}

/** Keeps the changes that come before a page has hydrated, or between two pages. Returns an unsubscribe function. */
export function keepEarlyTexts(studioOrigin: string): () => void {
  return onChange(studioOrigin, (change) => {
    if (showing.size === 0) early.push(change)
  })
}

function onChange(studioOrigin: string, listener: (change: Change) => void): () => void {
  const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== studioOrigin) return
    const message = liveDocumentMessage.safeParse(data)
    if (message.success) listener(message.data)
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
