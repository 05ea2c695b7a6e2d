import { resolve } from 'node:path'
import { readEnv } from '#web/config/env.ts'
import { loadEnv } from '#web/config/load-env.ts'
import { isStandIn } from './loopback.ts'

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
    lakeOrigin: lakeOrigin && isStandIn(lakeOrigin) ? lakeOrigin : undefined,
    siteOrigin: new URL(siteOrigin),
    studioOrigin: new URL(studioOrigin),
    readToken,
    writeToken,
    revalidateSecret,
    dataDir: resolve(process.env.SANDBOX_DIR ?? '.sandbox'),
  }
}

/** How the payments and the commerce stand-in reach each other. Sandbox values only: nothing here is secret. */
export type PaymentConnection = {
  /** Origin of the payments stand-in; undefined when Adyen itself is configured, or nothing. */
  readonly origin: string | undefined
  readonly clientKey: string
  readonly merchantAccount: string
  /** Key of the API that the commerce platform calls. */
  readonly apiKey: string
  /** Hexadecimal; signs webhooks. */
  readonly hmacKey: string
  /** The address for webhooks; undefined when a real commerce platform is configured. */
  readonly webhookUrl: string | undefined
}

/** Path of the commerce stand-in that takes the webhooks of payments. */
export const PAYMENT_WEBHOOK_PATH = '/webhooks/payments'

/** Reads how the two stand-ins reach each other from `ADYEN_ENVIRONMENT`, `ADYEN_CLIENT_KEY` and `CENTRA_API_URL`. */
export function readPaymentConnection(env: Readonly<Record<string, string | undefined>>): PaymentConnection {
  const { ADYEN_ENVIRONMENT: environment, ADYEN_CLIENT_KEY: clientKey, CENTRA_API_URL: commerce } = env
  return {
    origin: localOrigin(environment),
    // A key that begins with test_ or live_ would have to match Adyen's own hosts.
    clientKey: clientKey || 'sandbox_TRETOPP00000000000000',
    merchantAccount: 'TretoppSandbox',
    apiKey: 'sandbox-payments-api-key',
    hmacKey: '54524554 4f505020 53414e44 424f5820 5745424b 4f4f4b20 4b455920 30303031'.replaceAll(' ', ''),
    webhookUrl: localOrigin(commerce) && `${localOrigin(commerce)}${PAYMENT_WEBHOOK_PATH}`,
  }
}

function localOrigin(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return /^https?:$/.test(parsed.protocol) && isStandIn(parsed) ? parsed.origin : undefined
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
