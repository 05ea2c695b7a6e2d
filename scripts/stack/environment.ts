import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { root } from './root.ts'

/**
 * The addresses and folders of one running Tretopp, read from the environment (`.env.sandbox`, overridden by `.env`, overridden by
 * what is set already).
 */
export type Environment = {
  storefront: URL
  studio: URL
  standIns: StandIns
  sandboxDir: string
  /** Where builds go, so that tests and `npm start` do not overwrite one another's. */
  studioBuild: string
  storefrontBuild: string
}

/** Where the sandbox's stand-ins listen; undefined for what is configured to be real. */
type StandIns = {
  lake: URL | undefined
  commerce: URL | undefined
  database: URL | undefined
  smtp: URL | undefined
  inbox: URL | undefined
  errors: URL | undefined
}

export function loadEnvironment(): Environment {
  // The first file to name a variable wins.
  for (const file of ['.env', '.env.sandbox']) {
    const path = `${root}/${file}`
    if (existsSync(path)) loadEnvFile(path)
  }
  process.env.SANDBOX_DIR ??= `${root}/.sandbox`
  process.env.NEXT_DIST_DIR ??= '.next'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.SANITY_TELEMETRY_DISABLED = '1'
  process.env.DO_NOT_TRACK = '1'
  return {
    storefront: address('SITE_ORIGIN'),
    studio: address('STUDIO_ORIGIN'),
    standIns: {
      lake: localAddress('SANITY_STUDIO_API_HOST'),
      commerce: localAddress('CENTRA_API_URL'),
      database: localAddress('DATABASE_URL'),
      smtp: localAddress('SMTP_URL'),
      inbox: localAddress('INBOX_URL'),
      errors: localAddress('SENTRY_DSN'),
    },
    sandboxDir: process.env.SANDBOX_DIR,
    studioBuild: process.env.STUDIO_BUILD_DIR ?? `${root}/.build/studio`,
    storefrontBuild: `${root}/web/${process.env.NEXT_DIST_DIR}`,
  }
}

function localAddress(name: string): URL | undefined {
  const value = process.env[name]
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return ['localhost', '127.0.0.1'].includes(url.hostname) ? url : undefined
}

function address(name: string): URL {
  const value = process.env[name]
  if (!value || !URL.canParse(value)) {
    console.error(
      `${name} must be an address such as http://localhost:3000, and is ${value ? `"${value}"` : 'not set'}.`,
    )
    process.exit(1)
  }
  return new URL(value)
}

/** The port of an address, also where it is the protocol's own. */
export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
}
