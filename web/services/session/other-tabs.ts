let channel: BroadcastChannel | undefined

/** Calls `onChange` when another tab logs in or out. Called once per page. Returns an unsubscribe function. */
export function listenToOtherTabs(onChange: () => void): () => void {
  channel = new BroadcastChannel('session')
  channel.onmessage = onChange
  return () => {
    channel?.close()
    channel = undefined
  }
}

/** Tells the other tabs that this one logged in or out. They ask the backend for the session themselves. */
export function notifyOtherTabs(): void {
  channel?.postMessage(null)
}
