import { resolve } from 'node:path'
import { readEnv } from '#web/config/env.ts'
import { loadEnv } from '#web/config/load-env.ts'
import { isLoopback } from './loopback.ts'

/** The settings that the stand-ins share. */
export type SandboxConfig = {
  projectId: string
  dataset: string
  /** `undefined` when a hosted project is configured. */
  lakeOrigin: URL | undefined
  siteOrigin: URL
  studioOrigin: URL
  readToken: string
  writeToken: string
  revalidateSecret: string
  /** Folder that holds all data of the sandbox. */
  dataDir: string
}

/**
 * Loads `.env` and `.env.sandbox` into `process.env` and reads the settings from it.
 * @throws Error with one sentence per variable that is missing or invalid
 */
export function readSandboxConfig(): SandboxConfig {
  loadEnv()
  const { projectId, dataset, apiHost, siteOrigin, studioOrigin, readToken, writeToken, revalidateSecret } = readEnv(
    process.env,
  )
  if (!writeToken) throw new Error('SANITY_API_WRITE_TOKEN is missing: set it in .env (see .env.sandbox).')
  const lakeOrigin = apiHost ? new URL(apiHost) : undefined
  return {
    projectId,
    dataset,
    lakeOrigin: lakeOrigin && isLoopback(lakeOrigin) ? lakeOrigin : undefined,
    siteOrigin: new URL(siteOrigin),
    studioOrigin: new URL(studioOrigin),
    readToken,
    writeToken,
    revalidateSecret,
    dataDir: resolve(process.env.SANDBOX_DIR ?? '.sandbox'),
  }
}

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 25,
  'smtps:': 465,
}

/** The port of a URL, or the default port of its protocol. */
export function portOf(url: URL): number {
  return Number(url.port) || (defaultPorts[url.protocol] ?? 80)
}
