import { useEffect, useRef } from 'react'
import { getPublishedId, type ObjectInputProps } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { type LiveDocument, type LiveDocumentMessage, liveDocumentType } from '#web/domain/content/live-document.ts'
import { BlockRequests } from './BlockRequests.tsx'

type Props = ObjectInputProps & {
  /** Origin of the storefront. */
  origin: string
}

/**
 * A document form that posts each change to the preview, because the form saves at most once a second, and takes the
 * preview's requests for blocks.
 */
export function LiveForm({ origin, ...props }: Props) {
  const document = isDocument(props.value) && !props.readOnly ? props.value : undefined
  const latest = useRef(document)
  useEffect(() => {
    const before = latest.current
    latest.current = document
    if (!document || !before || document === before) return
    if (getPublishedId(document._id) !== getPublishedId(before._id)) return
    tellPreviews(origin, { type: liveDocumentType, document, before })
  }, [document, origin])
  const isNextToPreview = usePresentationParams(false) !== null
  return (
    <>
      {isNextToPreview && <BlockRequests origin={origin} />}
      {props.renderDefault(props)}
    </>
  )
}

function isDocument(value: ObjectInputProps['value']): value is LiveDocument {
  return typeof value?._id === 'string'
}

function tellPreviews(origin: string, message: LiveDocumentMessage): void {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow?.postMessage(message, origin)
}
