/**
 * The settings of the storefront: every variable is named, checked and typed here and nowhere else. Beside it: `server-env.ts`, the checked
 * values of this process; `client-env.ts`, what the build writes into the browser's scripts; `load-env.ts`, which reads `.env` files and is
 * apart because bundles must not touch the file system. `scripts/stack/environment.ts` has another job: it derives from these settings which
 * stand-ins, ports and folders a whole running Tretopp has.
 */
import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The project id and dataset rules of docs/product/9. */
const projectId = z.string().regex(/^[a-zA-Z0-9-]+$/, 'may hold letters, digits and dashes only')
const dataset = z
  .string()
  .regex(/^[a-z0-9_-]{1,64}$/, 'may hold lowercase letters, digits, underscore and dash only, up to 64')

const schema = z.object({
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset,
  /** Absent for the hosted content lake. */
  SANITY_STUDIO_API_HOST: url.optional(),
  SANITY_API_READ_TOKEN: z.string().min(1, 'must not be empty'),
  /** Absent: moved pages leave no redirects. */
  SANITY_API_WRITE_TOKEN: z.string().optional(),
  SANITY_REVALIDATE_SECRET: z.string().min(16, 'must be at least 16 characters long'),
  SITE_ORIGIN: url,
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
  /** What is deployed, a commit for instance; absent: the version of the package. */
  SENTRY_RELEASE: z.string().optional(),
  SENTRY_ENVIRONMENT: z.string().optional(),
  /** Absent: no tag manager is ever loaded, whatever the visitor allows. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
})

export type Env = {
  readonly projectId: string
  readonly dataset: string
  readonly apiHost: string | undefined
  readonly readToken: string
  readonly writeToken: string | undefined
  readonly revalidateSecret: string
  /** Origin of the storefront, without a trailing slash. */
  readonly siteOrigin: string
  /** Where this process listens. */
  readonly sitePort: number
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
  /** Where the payment service's frames, pictures and API are, as CSP sources; empty without one. */
  readonly paymentSources: readonly string[]
  readonly sentryDsn: string | undefined
  readonly sentryRelease: string | undefined
  readonly sentryEnvironment: string | undefined
  readonly tagManagerId: string | undefined
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
  return {
    projectId: env.SANITY_STUDIO_PROJECT_ID,
    dataset: env.SANITY_STUDIO_DATASET,
    apiHost: env.SANITY_STUDIO_API_HOST,
    readToken: env.SANITY_API_READ_TOKEN,
    writeToken: env.SANITY_API_WRITE_TOKEN,
    revalidateSecret: env.SANITY_REVALIDATE_SECRET,
    siteOrigin: new URL(env.SITE_ORIGIN).origin,
    sitePort: portOf(new URL(env.SITE_ORIGIN)),
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
