import * as v from 'valibot'

/** The Studio's response with the features that the page may use. */
const featuresResponse = v.looseObject({
  domain: v.literal('sanity/channels'),
  data: v.object({ features: v.object({ optimistic: v.literal(true) }) }),
})

/**
 * Replaces the Studio's response to the overlays, so that members of lists cannot be dragged. With dragging the library
 * reads the draft and the published version of every document on the page through the Studio, and all of them again
 * when their set changes (docs/decisions/0035). It also takes pictures of different products for members of one list.
 * Returns an unsubscribe function.
 */
export function disableDragging(): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const response = v.safeParse(featuresResponse, event.data)
    if (!response.success) return
    event.stopImmediatePropagation()
    const { origin, source } = event
    const data = { ...response.output, data: { features: { optimistic: false } } }
    window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
  }
  window.addEventListener('message', onMessage, { capture: true })
  return () => window.removeEventListener('message', onMessage, { capture: true })
}
