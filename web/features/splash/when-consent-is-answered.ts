import { consent } from '#web/services/consent/consent.ts'

/**
 * Runs when the visitor answers the question for consent on this page, and the banner or dialog with the answer has
 * closed. `run` returns a function that cancels what it has begun, and so does this.
 */
export function whenConsentIsAnswered(run: () => () => void): () => void {
  const until = new AbortController()
  const start = () => until.signal.addEventListener('abort', run())
  const unsubscribe = consent.subscribe(({ choice }, before) => {
    if (!before.isKnown || before.choice || !choice) return
    const settings = document.querySelector('dialog[open]')
    if (settings) settings.addEventListener('close', start, { once: true, signal: until.signal })
    else start()
  })
  until.signal.addEventListener('abort', unsubscribe)
  return () => until.abort()
}
