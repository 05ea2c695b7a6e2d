import { pageSettings } from '#web/config/page-settings.ts'
import type { ErrorContext, ErrorReport } from './error-report.ts'

/** Reports per page load: a failure in a loop must not become a flood. */
const MAX_REPORTS = 10

let count = 0
let sending: Promise<(report: ErrorReport) => void> | undefined

/** Reports an error that was caught. What sends it is loaded with the first one. Only in the browser; never throws. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  report({ error, context, isHandled: true })
}

/** Reports what an error boundary caught. An error with a digest is the server's, which has reported it. */
export function reportPageError(error: unknown, where: 'page' | 'layout'): void {
  if (typeof error === 'object' && error !== null && 'digest' in error) return
  report({ error, context: { where }, isHandled: false })
}

function report(failure: ErrorReport): void {
  // The first condition keeps the sender out of the server's build.
  if (typeof window === 'undefined' || !pageSettings.sentryDsn || count >= MAX_REPORTS) return
  count++
  sending ??= import('./browser-client.ts').then(({ createSender }) => createSender())
  sending.then(
    (send) => send(failure),
    // Offline, or a deployment has replaced the file: the next error tries again.
    () => {
      sending = undefined
    },
  )
}

/** Reports uncaught errors and rejections, from the first script on. Returns a cleanup function. */
export function watchErrors(): () => void {
  const until = new AbortController()
  addEventListener('error', onError, { signal: until.signal })
  addEventListener('unhandledrejection', onRejection, { signal: until.signal })
  return () => until.abort()
}

function onError({ error }: ErrorEvent): void {
  // Without an error object it is another origin's script, or a notice of the browser's own such as a ResizeObserver's.
  if (error) report({ error, context: { where: 'window' }, isHandled: false })
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  report({ error: reason, context: { where: 'promise' }, isHandled: false })
}
