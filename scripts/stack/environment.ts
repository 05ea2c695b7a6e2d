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
  /** Undefined when a hosted Sanity project is configured. */
  lake: URL | undefined
  sandboxDir: string
  /** Where builds go, so that tests and `npm start` do not overwrite one another's. */
  studioBuild: string
  storefrontBuild: string
}

export function loadEnvironment(): Environment {
  // The first file to name a variable wins.
  for (const file of ['.env', '.env.sandbox']) {
    const path = `${root}/${file}`
    if (existsSync(path)) loadEnvFile(path)
  }
  const host = process.env.SANITY_STUDIO_API_HOST
  process.env.SANDBOX_DIR ??= `${root}/.sandbox`
  process.env.NEXT_DIST_DIR ??= '.next'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.SANITY_TELEMETRY_DISABLED = '1'
  process.env.DO_NOT_TRACK = '1'
  return {
    storefront: address('SITE_ORIGIN'),
    studio: address('STUDIO_ORIGIN'),
    lake: host && isLocal(host) ? new URL(host) : undefined,
    sandboxDir: process.env.SANDBOX_DIR,
    studioBuild: process.env.STUDIO_BUILD_DIR ?? `${root}/.build/studio`,
    storefrontBuild: `${root}/web/${process.env.NEXT_DIST_DIR}`,
  }
}

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(address).hostname)
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
