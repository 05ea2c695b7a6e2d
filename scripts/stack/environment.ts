import { isLoopback } from '#sandbox/loopback.ts'
import { readEnv } from '#web/config/env.ts'
import { loadEnv } from '#web/config/load-env.ts'
import { SetUpError } from '../install/set-up-error.mjs'
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

/** @throws {SetUpError} one sentence per variable that is missing or wrong */
export function loadEnvironment(): Environment {
  loadEnv()
  requireUsable()
  // The Studio's bundler lets only variables with this prefix through.
  process.env.SANITY_STUDIO_PREVIEW_ORIGIN = process.env.SITE_ORIGIN
  process.env.SANDBOX_DIR ??= `${root}/.sandbox`
  process.env.NEXT_DIST_DIR ??= '.next'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.SANITY_TELEMETRY_DISABLED = '1'
  process.env.DO_NOT_TRACK = '1'
  return {
    storefront: new URL(process.env.SITE_ORIGIN ?? ''),
    studio: new URL(process.env.STUDIO_ORIGIN ?? ''),
    standIns: {
      lake: localAddress('SANITY_STUDIO_API_HOST'),
      commerce: localAddress('CENTRA_API_URL'),
      database: localAddress('DATABASE_URL'),
      smtp: localAddress('SMTP_URL'),
      // The inbox shows what the mail stand-in took.
      inbox: localAddress('SMTP_URL') && localAddress('INBOX_URL'),
      errors: localAddress('SENTRY_DSN'),
    },
    sandboxDir: process.env.SANDBOX_DIR,
    studioBuild: process.env.STUDIO_BUILD_DIR ?? `${root}/.build/studio`,
    storefrontBuild: `${root}/web/${process.env.NEXT_DIST_DIR}`,
  }
}

/** @throws {SetUpError} one sentence per variable that is wrong */
function requireUsable(): void {
  try {
    readEnv(process.env)
  } catch (error) {
    throw new SetUpError(error instanceof Error ? error.message : String(error))
  }
  const { INBOX_URL: inbox } = process.env
  if (inbox && !URL.canParse(inbox)) throw new SetUpError('INBOX_URL must be an http or https address.')
}

function localAddress(name: string): URL | undefined {
  const value = process.env[name]
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return isLoopback(url) ? url : undefined
}
