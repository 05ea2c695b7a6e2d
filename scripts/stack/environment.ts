import { pathToFileURL } from 'node:url'
import { isLoopback } from '#sandbox/loopback.ts'
import { type Env, readEnv } from '#web/config/env.ts'
import { loadEnv } from '#web/config/load-env.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from './root.ts'

/**
 * The settings, URLs and folders of one running Tretopp. Variables that are set already come first, then those of
 * `.env`, then those of `.env.sandbox`.
 */
export type Environment = {
  env: Env
  storefront: URL
  studio: URL
  standIns: StandIns
  sandboxDir: string
  /** Folders of the builds; tests have their own. */
  studioBuild: string
  storefrontBuild: string
}

/** URLs of the stand-ins; undefined where a real service is configured. */
type StandIns = {
  lake: URL | undefined
  commerce: URL | undefined
  payments: URL | undefined
  database: URL | undefined
  smtp: URL | undefined
  inbox: URL | undefined
  errors: URL | undefined
}

/** @throws {SetUpError} one sentence per variable that is missing or invalid */
export function loadEnvironment(): Environment {
  loadEnv()
  process.env.SANDBOX_DIR ??= `${root}/.sandbox`
  // The folder is the stand-in for a picture store; it needs no program.
  process.env.IMAGE_STORE_URL ||= pathToFileURL(`${process.env.SANDBOX_DIR}/uploaded-pictures`).href
  const env = validEnv()
  // The Studio's bundler replaces only variables with this prefix.
  process.env.SANITY_STUDIO_PREVIEW_ORIGIN = process.env.SITE_ORIGIN
  process.env.NEXT_DIST_DIR ??= '.next'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.SANITY_TELEMETRY_DISABLED = '1'
  process.env.DO_NOT_TRACK = '1'
  const smtp = localUrl(env.smtpUrl)
  return {
    env,
    storefront: new URL(env.siteOrigin),
    studio: new URL(env.studioOrigin),
    standIns: {
      lake: localUrl(env.apiHost),
      commerce: localUrl(env.centraApiUrl),
      // An environment of Adyen is a word, a stand-in an address.
      payments: localUrl(process.env.ADYEN_ENVIRONMENT),
      database: localUrl(env.databaseUrl),
      smtp,
      // The inbox is part of the mail stand-in.
      inbox: smtp && localUrl(process.env.INBOX_URL),
      errors: localUrl(env.sentryDsn),
    },
    sandboxDir: process.env.SANDBOX_DIR,
    studioBuild: process.env.STUDIO_BUILD_DIR ?? `${root}/.build/studio`,
    storefrontBuild: `${root}/web/${process.env.NEXT_DIST_DIR}`,
  }
}

/** @throws {SetUpError} one sentence per variable that is missing or invalid */
function validEnv(): Env {
  const { INBOX_URL: inbox } = process.env
  if (inbox && !URL.canParse(inbox)) throw new SetUpError('INBOX_URL must be an http or https address.')
  try {
    return readEnv(process.env)
  } catch (error) {
    throw new SetUpError(error instanceof Error ? error.message : String(error))
  }
}

function localUrl(value: string | undefined): URL | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return isLoopback(url) ? url : undefined
}
