import { useEffect } from 'react'
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation'
import { addBlockMessage } from '#web/domain/content/add-block.ts'
import { requestBlock } from '../block-menu/requested-block.ts'

/** Takes the preview's requests for blocks, and opens the form in which the block goes. Renders nothing. */
export function BlockRequests({ origin }: { origin: string }) {
  const { id: shown } = usePresentationParams()
  const navigate = usePresentationNavigate()
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = addBlockMessage.safeParse(event.data)
      if (event.origin !== origin || !message.success) return
      const { documentId, documentType } = message.data
      requestBlock(message.data)
      if (documentId !== shown) navigate(undefined, { type: documentType, id: documentId })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin, navigate, shown])
  return null
}
