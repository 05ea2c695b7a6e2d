import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { pageSettings } from '#web/config/page-settings.ts'
import type { ErrorReport } from './error-report.ts'
import { scrubEvent } from './scrub.ts'

/**
 * What sends an error of the browser: no global handlers, breadcrumbs, sessions, tracing or replay, nothing stored.
 * Loaded with the first error; see docs/decisions/0021-error-reports.md.
 */
export function createSender(): (report: ErrorReport) => void {
  const client = new BrowserClient({
    dsn: pageSettings.sentryDsn,
    release: process.env.SENTRY_RELEASE,
    environment: pageSettings.sentryEnvironment ?? process.env.NODE_ENV,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    sendClientReports: false,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: scrubEvent,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return ({ error, context, isHandled }) => {
    const once = scope.clone()
    once.setTags({ ...context, side: 'browser' })
    once.addEventProcessor((event) => ({ ...event, request: { url: location.href } }))
    once.captureException(error, { mechanism: { type: 'generic', handled: isHandled } })
  }
}
