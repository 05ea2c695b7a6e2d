import { root } from '#scripts/stack/root.ts'

/**
 * Where the browser tests' own Tretopp listens: next to the default ports, so that `npm start` may run at the same
 * time. Fixed, because the Studio's and the storefront's builds contain them.
 */
export const testAddresses = {
  SITE_ORIGIN: 'http://localhost:13000',
  STUDIO_ORIGIN: 'http://localhost:13333',
  SANITY_STUDIO_API_HOST: 'http://localhost:14100',
  CENTRA_API_URL: 'http://localhost:14200/api/checkout/',
  CENTRA_ORDER_API_URL: 'http://localhost:14200/api/order/',
  ADYEN_ENVIRONMENT: 'http://localhost:14300',
  DATABASE_URL: 'postgres://tretopp:sandbox@localhost:14600/tretopp',
  SMTP_URL: 'smtp://localhost:14425',
  INBOX_URL: 'http://localhost:14400',
  SENTRY_DSN: 'http://sandbox@localhost:14500/1',
} as const

/** The output of all programs of the browser tests' Tretopp. */
export const stackLog = `${root}/.build/test-stack.log`
