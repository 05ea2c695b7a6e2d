import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses, moved } from '#scripts/cluster/addresses.ts'
import type { Cluster } from '#scripts/cluster/start-cluster.ts'
import type { Environment } from '#scripts/stack/environment.ts'
import { FaultyLink, type LinkState } from './faulty-link.ts'

/** Something that goes wrong. */
export type Fault = {
  readonly name: string
  begin(cluster: Cluster): Promise<void>
  end(cluster: Cluster): Promise<void>
}

const WORDS: Readonly<Record<Exclude<LinkState, 'open'>, string>> = {
  stopped: 'stopped',
  slow: '10 s late',
  cut: 'cut half-way',
}

/** Sits between the shop and everything that it depends on. */
export function standBetween({ standIns }: Environment): ReadonlyMap<string, FaultyLink> {
  const services = {
    PostgreSQL: standIns.database,
    'Content lake': standIns.lake,
    'Commerce platform': standIns.commerce,
    Payments: standIns.payments,
    Mail: standIns.smtp,
    Varnish: new URL(`http://${addresses.varnish}`),
  }
  const links = Object.entries(services).flatMap(([name, address]): [string, FaultyLink][] =>
    address ? [[name, new FaultyLink({ port: Number(address.port), target: Number(moved(address).port) })]] : [],
  )
  return new Map(links)
}

/** Every kind of failure of every service, then the kills. */
export function faults(links: ReadonlyMap<string, FaultyLink>): readonly Fault[] {
  const states = ['stopped', 'slow', 'cut'] as const
  const serviceFaults = [...links].flatMap(([service, link]) =>
    states.map((state) => ({
      name: `${service} ${WORDS[state]}`,
      begin: () => link.set(state),
      end: () => link.set('open'),
    })),
  )
  const killed = [...addresses.storefronts.slice(0, 1).map(({ name }) => name), 'The worker'].map((name) => ({
    name: `${name}: kill -9`,
    begin: async ({ processes }: Cluster) => processes.signal(name, 'SIGKILL'),
    end: async () => undefined,
  }))
  const database = {
    name: 'PostgreSQL: kill -9',
    async begin({ environment }: Cluster) {
      const file = join(environment.sandboxDir, 'database/cluster/postmaster.pid')
      const [pid] = (await readFile(file, 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    end: async () => undefined,
  }
  return [...serviceFaults, ...killed, database]
}
