let channel: BroadcastChannel | undefined

/** Calls `onChange` when another tab logs in or out. Returns an unsubscribe function. */
export function listenToOtherTabs(onChange: () => void): () => void {
  channel = new BroadcastChannel('session')
  channel.onmessage = onChange
  return () => {
    channel?.close()
    channel = undefined
  }
}

/** Without data: the other tabs ask the backend themselves. */
export function notifyOtherTabs(): void {
  channel?.postMessage(null)
}
