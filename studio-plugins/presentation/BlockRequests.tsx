import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation'
import { addBlockMessage } from '#web/domain/content/add-block.ts'
import { requestBlock } from '../block-menu/requested-block.ts'
import { useMayWrite } from '../use-may-write.ts'
import { t } from './norwegian.ts'

/**
 * Takes the preview's requests for blocks, and opens the form in which the block goes. Tells a viewer that nothing is
 * added. Renders nothing.
 */
export function BlockRequests({ origin }: { origin: string }) {
  const { id: shown } = usePresentationParams()
  const navigate = usePresentationNavigate()
  const mayWrite = useMayWrite()
  const toast = useToast()
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = addBlockMessage.safeParse(event.data)
      if (event.origin !== origin || !message.success) return
      if (!mayWrite) {
        toast.push({
          id: 'no-block',
          status: 'warning',
          title: t('You may not change this page'),
          description: t('A block was not added, because your role can only view content.'),
        })
        return
      }
      const { documentId, documentType } = message.data
      requestBlock(message.data)
      if (documentId !== shown) navigate(undefined, { type: documentType, id: documentId })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin, navigate, shown, mayWrite, toast])
  return null
}
