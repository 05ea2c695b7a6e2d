import { vi } from 'vitest'

/** For tests: an environment in which every required variable is set. */
export const stubbedEnvironment = {
  SANITY_STUDIO_PROJECT_ID: 'tretopp',
  SANITY_STUDIO_DATASET: 'production',
  SANITY_STUDIO_API_HOST: 'http://localhost:4100',
  SANITY_API_READ_TOKEN: 'token',
  SANITY_REVALIDATE_SECRET: 'sixteen-characters',
  SITE_ORIGIN: 'http://localhost:3000',
  STUDIO_ORIGIN: 'http://localhost:3333',
  CENTRA_API_URL: 'http://localhost:4200/api/checkout/',
  CENTRA_API_SECRET: 'checkout-secret',
  CENTRA_ORDER_API_URL: 'http://localhost:4200/api/order/',
  CENTRA_ORDER_API_SECRET: 'order-secret',
  DATABASE_URL: 'postgres://localhost/tretopp',
  SMTP_URL: 'smtp://localhost:25',
}

/** Call it before anything is rendered that reads the environment. Returns a function that restores it. */
export function stubEnvironment(): () => void {
  for (const [name, value] of Object.entries(stubbedEnvironment)) vi.stubEnv(name, value)
  return () => vi.unstubAllEnvs()
}
