/**
 * The settings of the storefront: every variable is named, checked and typed here and nowhere else; those of a CDN in
 * `cdn-env.ts`. Next to it: `server-env.ts`, the checked values of this process; `client-settings.ts`, what pages hold
 * for browsers; `load-env.ts`, which reads `.env` files and is separate because bundles must not touch the file system.
 * `scripts/stack/environment.ts` has another job: it derives from these settings which stand-ins, ports and folders a
 * whole running Tretopp has.
 */
import proxyaddr from 'proxy-addr'
import { z } from 'zod'
import { type CdnSettings, cdnSettings, cdnVariables, checkCdnVariables } from './cdn-env.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The project id and dataset rules of docs/product/9. */
const projectId = z.string().regex(/^[a-zA-Z0-9-]+$/, 'may hold letters, digits and dashes only')
const dataset = z
  .string()
  .regex(/^[a-z0-9_-]{1,64}$/, 'may hold lowercase letters, digits, underscore and dash only, up to 64')

const webhookSecret = z.string().min(16, 'must be at least 16 characters long')

function wholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(least, error).max(most, error))
}

/** Addresses, ranges, or the names that `proxy-addr` has for ranges: `loopback`, `linklocal`, `uniquelocal`. */
function proxyList(value: string, context: z.RefinementCtx): readonly string[] {
  const proxies = value.split(',').map((proxy) => proxy.trim())
  try {
    proxyaddr.compile(proxies)
  } catch {
    context.addIssue('must be addresses or ranges with commas between them: 10.0.0.0/8, 192.0.2.7')
  }
  return proxies
}

const share = 'must be a number from 0 to 1'

const variables = z.object({
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset,
  /** Absent for the hosted content lake. */
  SANITY_STUDIO_API_HOST: url.optional(),
  SANITY_API_READ_TOKEN: z.string().min(1, 'must not be empty'),
  /** Absent: moved pages leave no redirects. */
  SANITY_API_WRITE_TOKEN: z.string().optional(),
  SANITY_REVALIDATE_SECRET: webhookSecret,
  /** The former secret, with which deliveries may still be signed. Absent: only the current one. */
  SANITY_REVALIDATE_SECRET_PREVIOUS: webhookSecret.optional(),
  SITE_ORIGIN: url,
  /**
   * Where this process listens. Absent: this machine only where the site is at `localhost`, else every address; the
   * port of SITE_ORIGIN.
   */
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/, 'must be the name or an address of this machine')
    .optional(),
  PORT: wholeNumber({ least: 1, most: 65_535 }).optional(),
  /** Proxies that are trusted to name a client's address. Absent: none. */
  TRUSTED_PROXIES: z.string().transform(proxyList).optional(),
  /** Seconds. Absent: none where the site is at `localhost`, else 5. */
  SHUTDOWN_DELAY: wholeNumber({ least: 0, most: 600 }).optional(),
  /** The address at which this process serves its metrics. Absent: it serves none. */
  METRICS_PORT: wholeNumber({ least: 1, most: 65_535 }).optional(),
  /** The collector to which this process sends traces, by OTLP over HTTP. Absent: OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** The share of requests that are traced. Absent: all. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).optional(),
  /** Absent: text where the site is at `localhost`, else JSON. */
  LOG_FORMAT: z.enum(['json', 'text'], { error: 'must be json or text' }).optional(),
  /**
   * Most pages of documents that the build renders; the others are rendered when they are first opened. Absent: 500.
   */
  PRERENDERED_PAGES: wholeNumber({ least: 0, most: 1_000_000 }).optional(),
  /** `on`: the worker asks other sites whether links to them can be opened. Absent: nobody is asked. */
  EXTERNAL_LINK_CHECKS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  /** Set by `npm run build`: decoded paths, one a line, that it leaves out because they could not be rendered. */
  NOT_PRERENDERED: z.string().optional(),
  STUDIO_ORIGIN: url,
  CENTRA_API_URL: url,
  /** Shared secret of the checkout API, with which a server may set agreed prices. */
  CENTRA_API_SECRET: z.string().min(1, 'must not be empty'),
  CENTRA_ORDER_API_URL: url,
  CENTRA_ORDER_API_SECRET: z.string().min(1, 'must not be empty'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' }),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }),
  /** A bucket of an S3-compatible service, or a folder of this machine. Absent: members cannot upload pictures. */
  IMAGE_STORE_URL: z
    .string()
    .refine(isPictureStore, 'must be https://<key>:<secret>@<host>/<bucket> or file:///<folder>')
    .optional(),
  /** An environment of Adyen, or the address of a stand-in. Absent: the checkout takes no payments. */
  ADYEN_ENVIRONMENT: z
    .union([z.enum(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in']), url], {
      error: 'must be an environment of Adyen (test, live, live-us ...) or an http or https address',
    })
    .optional(),
  /** Absent: errors are logged only. */
  SENTRY_DSN: url.optional(),
  /** The deployed version, such as a commit; absent: the version of the package. */
  SENTRY_RELEASE: z.string().optional(),
  SENTRY_ENVIRONMENT: z.string().optional(),
  /** Absent: no tag manager is ever loaded, whatever the visitor allows. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  ...cdnVariables,
})

const schema = variables.superRefine(checkCdnVariables)

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

export type Env = {
  readonly projectId: string
  readonly dataset: string
  readonly apiHost: string | undefined
  readonly readToken: string
  readonly writeToken: string | undefined
  readonly revalidateSecret: string
  /** Deliveries that are signed with it are accepted too; nothing is signed with it. */
  readonly previousRevalidateSecret: string | undefined
  /** Origin of the storefront, without a trailing slash. */
  readonly siteOrigin: string
  /** The address at which this process listens; without a host at every address of the machine. */
  readonly host: string | undefined
  readonly port: number
  /** The address at which this process reaches itself, and no other behind the same address. */
  readonly ownOrigin: string
  /** Addresses and ranges for `proxy-addr`. */
  readonly trustedProxies: readonly string[]
  /** Seconds between a signal to end and the end: meanwhile balancers learn that this process is not ready. */
  readonly shutdownDelay: number
  readonly metricsPort: number | undefined
  /** The collector's address without a slash at the end, and the share of requests that are traced. */
  readonly traces: { readonly endpoint: string; readonly share: number } | undefined
  readonly logFormat: 'json' | 'text'
  readonly prerenderedPages: number
  readonly notPrerendered: readonly string[]
  readonly checksExternalLinks: boolean
  readonly studioOrigin: string
  /** Base address of the commerce platform's checkout API, with a slash at the end. */
  readonly centraApiUrl: string
  /** Shared secret of the checkout API, with which a server may set agreed prices. */
  readonly centraApiSecret: string
  /** Base address of the commerce platform's order API, with a slash at the end. */
  readonly centraOrderApiUrl: string
  readonly centraOrderApiSecret: string
  readonly databaseUrl: string
  readonly smtpUrl: string
  /** `https://<key>:<secret>@<host>/<bucket>` or `file:///<folder>`. */
  readonly imageStoreUrl: string | undefined
  /** The CSP sources of the payment service's frames, pictures and API; empty without one. */
  readonly paymentSources: readonly string[]
  readonly sentryDsn: string | undefined
  readonly sentryRelease: string | undefined
  readonly sentryEnvironment: string | undefined
  readonly tagManagerId: string | undefined
  readonly cdn: CdnSettings | undefined
}

/**
 * Checks the environment and names it. Throws one error with one sentence per wrong variable. An empty variable counts
 * as absent, so that `.env` can blank out what `.env.sandbox` sets.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentence).join('\n'))
  const env = parsed.data
  const site = new URL(env.SITE_ORIGIN)
  const isLocal = site.hostname === 'localhost'
  const host = env.HOST ?? (isLocal ? 'localhost' : undefined)
  const port = env.PORT ?? portOf(site)
  return {
    projectId: env.SANITY_STUDIO_PROJECT_ID,
    dataset: env.SANITY_STUDIO_DATASET,
    apiHost: env.SANITY_STUDIO_API_HOST,
    readToken: env.SANITY_API_READ_TOKEN,
    writeToken: env.SANITY_API_WRITE_TOKEN,
    revalidateSecret: env.SANITY_REVALIDATE_SECRET,
    previousRevalidateSecret: env.SANITY_REVALIDATE_SECRET_PREVIOUS,
    siteOrigin: site.origin,
    host,
    port,
    ownOrigin: `http://${reachable(host)}:${port}`,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    shutdownDelay: env.SHUTDOWN_DELAY ?? (isLocal ? 0 : 5),
    metricsPort: env.METRICS_PORT,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), share: env.OTEL_TRACES_SAMPLER_ARG ?? 1 }
      : undefined,
    logFormat: env.LOG_FORMAT ?? (isLocal ? 'text' : 'json'),
    prerenderedPages: env.PRERENDERED_PAGES ?? 100,
    notPrerendered: env.NOT_PRERENDERED?.split('\n') ?? [],
    checksExternalLinks: env.EXTERNAL_LINK_CHECKS === 'on',
    studioOrigin: new URL(env.STUDIO_ORIGIN).origin,
    centraApiUrl: withSlash(env.CENTRA_API_URL),
    centraApiSecret: env.CENTRA_API_SECRET,
    centraOrderApiUrl: withSlash(env.CENTRA_ORDER_API_URL),
    centraOrderApiSecret: env.CENTRA_ORDER_API_SECRET,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    imageStoreUrl: env.IMAGE_STORE_URL,
    paymentSources: paymentSources(env.ADYEN_ENVIRONMENT),
    sentryDsn: env.SENTRY_DSN,
    sentryRelease: env.SENTRY_RELEASE,
    sentryEnvironment: env.SENTRY_ENVIRONMENT,
    tagManagerId: env.GTM_ID,
    cdn: cdnSettings(env),
  }
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

function isPictureStore(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname } = new URL(value)
  if (protocol === 'file:') return pathname.length > 1
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80)
}

/** The host to call for one to listen at: a process that listens at every address is reached at `localhost`. */
function reachable(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Adyen serves each environment from several hosts of its own domain. */
function paymentSources(environment: string | undefined): readonly string[] {
  if (environment === undefined) return []
  return [URL.canParse(environment) ? new URL(environment).origin : 'https://*.adyen.com']
}

function sentence(issue: z.core.$ZodIssue): string {
  // Variables are texts, so only one that is missing has another type.
  const isMissing = issue.code === 'invalid_type'
  return `${issue.path.join('.')} ${isMissing ? 'is missing: set it in .env (see .env.sandbox)' : issue.message}.`
}
