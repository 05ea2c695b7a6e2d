import 'server-only'
import {
  captureException,
  captureRequestError,
  contextLinesIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  initWithoutDefaultIntegrations,
  linkedErrorsIntegration,
  onUncaughtExceptionIntegration,
  onUnhandledRejectionIntegration,
} from '@sentry/nextjs'
import type { Instrumentation } from 'next'
import { env } from '#web/config/server-env.ts'
import { isClientFailure } from './client-failure.ts'
import { scrubEvent } from './scrub.ts'

/**
 * Begins to report what fails on the server. Only the cheap integrations: no tracing, no console, no request data,
 * nothing that wraps what is called often; see docs/decisions/0021-error-reports.md. Without a DSN nothing is sent.
 */
export function startErrorReports(): void {
  initWithoutDefaultIntegrations({
    dsn: env.sentryDsn,
    release: process.env.SENTRY_RELEASE,
    environment: env.sentryEnvironment ?? process.env.NODE_ENV,
    includeServerName: false,
    sendClientReports: false,
    enableRuntimeChannelInjection: false,
    initialScope: { tags: { side: 'server' } },
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      contextLinesIntegration(),
      onUncaughtExceptionIntegration(),
      onUnhandledRejectionIntegration(),
    ],
    beforeSend: scrubEvent,
  })
}

/** Reports an error of a page, route handler or server action, which Next hands to `onRequestError`. */
export const reportRequestError: Instrumentation.onRequestError = (error, request, context) => {
  if (!isClientFailure(error)) captureRequestError(error, request, context)
}

/**
 * Reports an error that was caught on the server. The tags are words of the code, or ids of documents. Errors of one
 * fingerprint are one issue; by default those from one place of the code.
 */
export function reportServerError(
  error: unknown,
  tags: Readonly<Record<string, string>>,
  fingerprint?: readonly string[],
): void {
  captureException(error, { tags: { ...tags }, ...(fingerprint && { fingerprint: [...fingerprint] }) })
}
