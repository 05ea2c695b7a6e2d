/** The last message of the Studio's handshake, in the newer and the older protocol. */
const acknowledgement = /^(comlink\/)?handshake\/ack$/

/**
 * Milliseconds until the Studio has processed the handshake. It may take earlier messages as a request to navigate
 * back.
 */
const SETTLE_MS = 1000

/** Calls the listener one second after each handshake of the Studio with this page. Returns an unsubscribe function. */
export function onHandshake(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return
    if (!acknowledgement.test(data.type)) return
    clearTimeout(timer)
    timer = setTimeout(listener, SETTLE_MS)
  }
  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}
