import { z } from 'zod'
import { liveDocumentType } from '../domain/content/live-document.ts'
import { LiveTexts } from './live-texts.ts'

const liveDocument = z.looseObject({ _id: z.string() })
const liveDocumentMessage = z.object({
  type: z.literal(liveDocumentType),
  document: liveDocument,
  before: liveDocument,
})

/**
 * Shows the text being written in the Studio's form at each keystroke: the form saves at most once a second, and only then does the
 * server render the page again. Returns an unsubscribe function.
 */
export function showLiveTexts(studioOrigin: string): () => void {
  const texts = new LiveTexts()
  const observer = new MutationObserver(() => texts.repeat(textNodes()))
  const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== studioOrigin) return
    const message = liveDocumentMessage.safeParse(data)
    if (!message.success) return
    texts.change(message.data.before, message.data.document, textNodes())
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  window.addEventListener('message', onMessage)
  return () => {
    observer.disconnect()
    window.removeEventListener('message', onMessage)
  }
}

function* textNodes(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text) yield currentNode
  }
}
