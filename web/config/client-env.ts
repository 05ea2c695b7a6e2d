/** The settings that browsers get: next.config.mjs writes them into the build. Nothing secret. */
export const clientEnv = {
  /** Base address of the commerce platform's checkout API, with a slash at the end. */
  centraApiUrl: process.env.CENTRA_API_URL ?? '',
  /** Empty: errors are not reported. */
  sentryDsn: process.env.SENTRY_DSN ?? '',
} as const
