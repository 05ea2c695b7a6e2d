/** What the browser is told of the environment: written into the build by next.config.mjs. Nothing secret. */
export const clientEnv = {
  /** Base address of the commerce platform's checkout API, with a slash at the end. */
  centraApiUrl: process.env.CENTRA_API_URL ?? '',
  /** Empty: errors are not reported. */
  sentryDsn: process.env.SENTRY_DSN ?? '',
  /** Of the storefront, as error reports name it. */
  release: process.env.SENTRY_RELEASE ?? '',
  environment: process.env.SENTRY_ENVIRONMENT ?? '',
  /** Empty: no tag manager is ever loaded. */
  tagManagerId: process.env.GTM_ID ?? '',
} as const
