/** What the Studio sends last when it connects to the page, in its newer words and its older ones. */
const acknowledgement = /^(comlink\/)?handshake\/ack$/

/** Milliseconds until the Studio has taken in that it is connected. What it hears before, it may take for an order to go back. */
const untilTakenIn = 1000

/** Calls the listener a second after each time that the Studio has connected to this page. Returns how to stop. */
export function onHandshake(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return
    if (!acknowledgement.test(data.type)) return
    clearTimeout(timer)
    timer = setTimeout(listener, untilTakenIn)
  }
  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}
