import { parseArgs } from 'node:util'
import { type Cluster, startCluster } from '#scripts/cluster/start-cluster.ts'
import { startTraffic } from '#scripts/cluster/traffic.ts'
import { openVisits, type VisitKind } from '#scripts/cluster/visits.ts'
import { command } from '#scripts/stack/command.ts'
import { percentiles } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { table } from '../support/table.ts'
import { measureUse } from './use.ts'

const help = `npm run bench -- load [--rates 10,50,100,200,400] [--seconds 15] [--without-varnish]

Starts a cluster (npm run cluster) and sends it requests at rising arrival rates, each when it is due, whether or not
the ones before were answered: 55 % pages, 15 % data of pages, 12 % facts of products, 10 % searches, 8 % additions to
the bag, by 200 visitors over TLS. For each rate it prints what was answered, how long that took from the moment when
it was due, and the processor's and the memory's part in it. Ends at the first rate that is not reached.

The same rate several times is a soak: --rates 50,50,50,50,50 --seconds 180 shows the memory after each three minutes.

The requests are made on the same machine: "this program" is the share of all its processors that making them took, and
what the cluster had left is what the machine has without it.`

const SHARES: Readonly<Record<VisitKind, number>> = { page: 55, data: 15, facts: 12, search: 10, bag: 8 }
/** Below this share of the requests that were due, the rate was not reached. */
const REACHED = 0.95

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      rates: { type: 'string', default: '10,50,100,200,400' },
      seconds: { type: 'string', default: '15' },
      'without-varnish': { type: 'boolean', default: false },
    },
  })
  const rates = values.rates.split(',').map((rate) => positiveNumber('rates', rate))
  const seconds = positiveNumber('seconds', values.seconds)
  const cluster = await startCluster({ withoutVarnish: values['without-varnish'] })
  try {
    await load(cluster, rates, seconds)
  } finally {
    await cluster.processes.stop()
  }
  process.exit()
})

async function load(cluster: Cluster, rates: readonly number[], seconds: number): Promise<void> {
  const visits = await openVisits(cluster.site, new URL(cluster.environment.env.centraApiUrl))
  const share = (kind: VisitKind) => ({ weight: SHARES[kind], make: visits.make[kind] })
  const kinds = {
    page: share('page'),
    data: share('data'),
    facts: share('facts'),
    search: share('search'),
    bag: share('bag'),
  }
  const run = async (rate: number, duration: number) => {
    const use = await measureUse()
    const started = performance.now()
    const traffic = startTraffic(rate, kinds)
    await new Promise((resolve) => setTimeout(resolve, duration * 1000))
    await traffic.stop()
    const took = (performance.now() - started) / 1000
    const answered = traffic.outcomes.filter(({ status }) => typeof status === 'number' && status < 400)
    return { outcomes: traffic.outcomes, answered, took, used: await use(traffic.outcomes.length, took) }
  }
  // Warm-up: V8 optimises the code, and the most visited pages are in memory.
  await run(20, 10)
  console.info(cluster.hasVarnish ? 'With Varnish' : 'Without Varnish')
  const rows: string[][] = []
  for (const rate of rates) {
    const { outcomes, answered, took, used } = await run(rate, seconds)
    const times = (kind: VisitKind) =>
      percentiles(
        answered.filter((outcome) => outcome.kind === kind).map((outcome) => outcome.took),
        50,
        99,
      )
    const failed = ((1 - answered.length / outcomes.length) * 100).toFixed(1)
    const perSecond = answered.length / took
    rows.push([
      ...[String(rate), perSecond.toFixed(0), `${failed} %`],
      ...(['page', 'data', 'facts', 'search', 'bag'] as const).map(times),
      ...[`${used.msPerRequest.toFixed(1)}`, `${used.memory.toFixed(0)}`, `${used.machine} %`, `${used.own} %`],
    ])
    if (perSecond < rate * REACHED) break
  }
  const heads = ['due/s', 'answered/s', 'failed', 'page ms', 'data ms', 'facts ms', 'search ms', 'bag ms']
  console.info(table([[...heads, 'ms/request', 'MB', 'machine', 'this program'], ...rows]))
  console.info('Times are p50 / p99. ms/request and MB: processor and memory of the two storefronts together.')
  visits.close()
}
