import { SetUpError } from '../install/set-up-error.mjs'
import { buildStorefront } from '../stack/builds.ts'
import { type Environment, loadEnvironment } from '../stack/environment.ts'
import { requireFreeDisk } from '../stack/free-disk.ts'
import { requireFreePorts } from '../stack/free-ports.ts'
import { Processes } from '../stack/processes.ts'
import { root } from '../stack/root.ts'
import { sandbox } from '../stack/services.ts'
import { addresses } from './addresses.ts'
import { type Certificate, trustedCertificate } from './certificate.ts'
import { movedStandIn, proxy, shopServices, varnish } from './services.ts'

const FOLDER = `${root}/.build/cluster`
const READY_WITHIN_MS = 90_000

type Options = {
  /** Leaves Varnish out. */
  readonly withoutVarnish?: boolean
  /**
   * Starts the services that the shop depends on at other addresses (`moved`), and calls this before the shop starts:
   * the caller listens at their own addresses, between the shop and them.
   */
  readonly standBetween?: (environment: Environment) => Promise<void>
  /** Called before anything starts. */
  readonly prepare?: (environment: Environment) => void
  /** Settings of the storefronts and the worker. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A production installation as processes of this machine. */
export type Cluster = {
  readonly environment: Environment
  readonly processes: Processes
  readonly site: URL
  readonly hasVarnish: boolean
  readonly certificate: Certificate
}

/**
 * Starts proxy, Varnish, two storefronts, worker, PostgreSQL and the stand-ins; resolves when visitors can come.
 * @throws {SetUpError} when something cannot start; what has been started is stopped
 */
export async function startCluster({
  withoutVarnish,
  standBetween,
  prepare,
  settings,
}: Options = {}): Promise<Cluster> {
  process.env.SITE_ORIGIN = addresses.site
  const certificate = trustedCertificate(FOLDER)
  const environment = loadEnvironment()
  const hasVarnish = !withoutVarnish
  await requireFreePorts({ env: environment.env, standIns: environment.standIns })
  requireFreeDisk(environment)
  prepare?.(environment)
  const processes = new Processes()
  try {
    console.info('Starting the stand-ins ...')
    await processes.start(...sandbox(environment).map((standIn) => (standBetween ? movedStandIn(standIn) : standIn)))
    await standBetween?.(environment)
    await buildStorefront(environment)
    console.info('Starting two storefronts, the worker and the proxy ...')
    await processes.start(...shopServices({ hasVarnish }, settings))
    await Promise.all(addresses.storefronts.map(({ port }) => untilReady(`http://127.0.0.1:${port}/readyz`)))
    if (hasVarnish) await processes.start(varnish(FOLDER, standBetween !== undefined))
    await processes.start(proxy({ certificate: certificate.served, hasVarnish }))
    await untilReady(addresses.site)
  } catch (error) {
    await processes.stop()
    throw error
  }
  processes.markStarted()
  return { environment, processes, site: new URL(addresses.site), hasVarnish, certificate }
}

/** The proxy knows of a storefront a second after it is ready. */
async function untilReady(address: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  const isReady = () =>
    fetch(address, { redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    )
  while (!(await isReady())) {
    if (Date.now() > until) throw new SetUpError(`${address} did not become ready.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
