import { cpus } from 'node:os'
import { addresses } from '#scripts/cluster/addresses.ts'

/** The resources that a rate took. */
type Use = {
  /** Milliseconds of processor of both storefronts, for each request. */
  readonly msPerRequest: number
  /** Megabytes of both storefronts. */
  readonly memory: number
  /** Per cent of all processors: everything on this machine, and this program. */
  readonly machine: number
  readonly own: number
}

/** Begins to measure; call the returned function with the number of requests and the seconds since then. */
export async function measureUse(): Promise<(requests: number, seconds: number) => Promise<Use>> {
  const [storefronts, own, machine] = [await storefrontUse(), process.cpuUsage(), machineUse()]
  return async (requests, seconds) => {
    const since = process.cpuUsage(own)
    const now = await storefrontUse()
    const { busy, total } = machineUse()
    return {
      msPerRequest: ((now.seconds - storefronts.seconds) * 1000) / requests,
      memory: now.bytes / 1e6,
      machine: Math.round(((busy - machine.busy) / (total - machine.total)) * 100),
      own: Math.round(((since.user + since.system) / 1e6 / (seconds * cpus().length)) * 100),
    }
  }
}

async function storefrontUse(): Promise<{ readonly seconds: number; readonly bytes: number }> {
  const texts = await Promise.all(
    addresses.storefronts.map(async ({ metricsPort }) =>
      (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ),
  )
  const sum = (name: string) =>
    texts.reduce((total, text) => total + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0), 0)
  return { seconds: sum('process_cpu_seconds_total'), bytes: sum('process_resident_memory_bytes') }
}

function machineUse(): { readonly busy: number; readonly total: number } {
  let [idle, total] = [0, 0]
  for (const { times } of cpus()) {
    idle += times.idle
    total += Object.values(times).reduce((sum, time) => sum + time, 0)
  }
  return { busy: total - idle, total }
}
