import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isLoopback } from './loopback.ts'

/** Everything that the stand-ins read from the environment; one reader, so that no two of them disagree. */
export type SandboxConfig = {
  projectId: string
  dataset: string
  /** Undefined when a hosted project is configured. */
  lakeOrigin: URL | undefined
  siteOrigin: URL
  studioOrigin: URL
  readToken: string
  writeToken: string
  revalidateSecret: string
  /** Directory that holds all data of the sandbox; `npm run sandbox:reset` empties it. */
  dataDir: string
}

/** Fills `process.env` from `.env`, then `.env.sandbox`; a value that is already set is never replaced. */
export function loadSandboxEnvironment(root = process.cwd()): void {
  for (const name of ['.env', '.env.sandbox']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** @throws Error with one clear sentence when a variable is missing or is not a URL. */
export function readSandboxConfig(env: NodeJS.ProcessEnv = process.env): SandboxConfig {
  return {
    projectId: required(env, 'SANITY_STUDIO_PROJECT_ID'),
    dataset: required(env, 'SANITY_STUDIO_DATASET'),
    lakeOrigin: localOrigin(env.SANITY_STUDIO_API_HOST),
    siteOrigin: origin(env, 'SITE_ORIGIN'),
    studioOrigin: origin(env, 'STUDIO_ORIGIN'),
    readToken: required(env, 'SANITY_API_READ_TOKEN'),
    writeToken: required(env, 'SANITY_API_WRITE_TOKEN'),
    revalidateSecret: required(env, 'SANITY_REVALIDATE_SECRET'),
    dataDir: resolve(env.SANDBOX_DIR ?? '.sandbox'),
  }
}

const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 25,
  'smtps:': 465,
}

/** The port of an address, also where it is the protocol's own. */
export function portOf(url: URL): number {
  return Number(url.port) || (usualPorts[url.protocol] ?? 80)
}

function localOrigin(value: string | undefined): URL | undefined {
  if (!value) return undefined
  if (!URL.canParse(value)) throw new Error(`The environment variable SANITY_STUDIO_API_HOST is not a URL: ${value}`)
  const url = new URL(value)
  return isLoopback(url) ? url : undefined
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set; see .env.sandbox.`)
  return value
}

function origin(env: NodeJS.ProcessEnv, name: string): URL {
  const value = required(env, name)
  if (!URL.canParse(value)) throw new Error(`The environment variable ${name} is not a URL: ${value}`)
  return new URL(value)
}
