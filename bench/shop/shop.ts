import { rmSync } from 'node:fs'
import { moved } from '#scripts/cluster/addresses.ts'
import { movedStandIn } from '#scripts/cluster/services.ts'
import { buildStorefront, buildStudio } from '#scripts/stack/builds.ts'
import { type Environment, loadEnvironment } from '#scripts/stack/environment.ts'
import { requireFreePorts } from '#scripts/stack/free-ports.ts'
import { Processes } from '#scripts/stack/processes.ts'
import { root } from '#scripts/stack/root.ts'
import { sandbox, storefront, studio, worker } from '#scripts/stack/services.ts'
import { CountingProxy } from './counting-proxy.ts'

const METRICS_PORT = 9109

/** A whole shop with data and a build of its own, whose calls of the lake are counted. */
export type Shop = {
  readonly environment: Environment
  readonly lake: CountingProxy
  /** Builds the storefront, and starts it and the worker. */
  start(): Promise<void>
  /** Builds the Studio, and starts it. */
  startStudio(): Promise<void>
  /** Seconds of processor that the storefront has used. */
  processor(): Promise<number>
  stop(): Promise<void>
}

/** Starts the stand-ins with the demo shop, in a temporary folder. */
export async function openShop(): Promise<Shop> {
  process.env.SANDBOX_DIR = `${root}/.build/bench-shop`
  process.env.NEXT_DIST_DIR = '.next.bench-shop'
  const remove = () => rmSync(`${root}/.build/bench-shop`, { recursive: true, force: true })
  remove()
  const environment = loadEnvironment()
  const address = environment.standIns.lake
  if (!address) throw new Error('The bench needs the stand-in for the lake: leave SANITY_STUDIO_API_HOST out of .env.')
  await requireFreePorts({ env: environment.env, standIns: environment.standIns })
  const processes = new Processes()
  const lake = new CountingProxy(Number(moved(address).port))
  const stop = async () => {
    await processes.stop()
    await lake.close()
    remove()
  }
  try {
    const standIns = sandbox(environment)
    await processes.start(
      ...standIns.map((standIn) => (standIn.name === 'The content lake' ? movedStandIn(standIn) : standIn)),
    )
    await lake.listen(Number(address.port))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    environment,
    lake,
    async start() {
      await buildStorefront(environment)
      lake.take()
      const settings = { METRICS_PORT: String(METRICS_PORT) }
      await processes.start({ ...storefront(environment), settings }, worker())
    },
    async startStudio() {
      await buildStudio(environment)
      await processes.start(studio(environment))
    },
    async processor() {
      const metrics = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text()
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1])
    },
    stop,
  }
}
