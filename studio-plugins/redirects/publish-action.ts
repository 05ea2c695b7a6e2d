import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient } from 'sanity'
import { type RoutedDocument, recordRedirects } from './record.ts'

const apiVersion = '2026-01-01'

/** Records where a page goes when it is published anew, and tells the editor. Never rejects. */
function useRedirectRecorder() {
  const client = useClient({ apiVersion })
  const toast = useToast()
  return async (before: RoutedDocument) => {
    try {
      const moved = await recordRedirects(client.withConfig({ perspective: 'published', useCdn: false }), before)
      if (moved > 0) toast.push({ status: 'info', title: 'Visitors of the old address are led to the new one.' })
    } catch (error) {
      console.error('Redirects could not be written', error)
      toast.push({
        status: 'error',
        title: 'The old address leads nowhere',
        description: 'The page is published, but its redirect could not be saved. Add it under Navigation, Redirects.',
      })
    }
  }
}

/** The given publish action, which also leads visitors on when the address changes. */
export function withRedirects(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithRedirects: DocumentActionComponent = (props) => {
    const description = publish(props)
    const record = useRedirectRecorder()
    const before: RoutedDocument | null = props.published
    if (!description || !before) return description
    return {
      ...description,
      onHandle: () => {
        description.onHandle?.()
        void record(before)
      },
    }
  }
  return Object.assign(publishWithRedirects, { action: publish.action, displayName: 'PublishWithRedirects' })
}
