let channel: BroadcastChannel | undefined

/** Hears when another tab logs in or out. Returns a function that stops it. */
export function listenToOtherTabs(onChange: () => void): () => void {
  channel = new BroadcastChannel('session')
  channel.onmessage = onChange
  return () => {
    channel?.close()
    channel = undefined
  }
}

/** Without data: the other tabs ask the backend themselves. */
export function tellOtherTabs(): void {
  channel?.postMessage(null)
}
