import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile } from '#bench/support/figures.ts'
import { positiveNumber } from '#bench/support/options.ts'
import { type Cluster, startCluster } from '#scripts/cluster/start-cluster.ts'
import { startTraffic } from '#scripts/cluster/traffic.ts'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { command } from '#scripts/stack/command.ts'
import { openEditor } from './editor.ts'
import { type Fault, faults, standBetween } from './faults.ts'
import type { FaultyLink } from './faulty-link.ts'
import { certificateExpires, clockJump, fullDisk, type SmallDisk, settableClock, smallDisk } from './machine-faults.ts'
import { untilWell } from './until-well.ts'
import { type DrillKind, openDrillVisits } from './visits.ts'

const help = `npm run drill [-- --only mail,postgresql --seconds 10 --rate 20]

Has each service that the shop depends on fail on a cluster (npm run cluster), while shoppers, members and an editor go on:
stopped, 10 s late, cut half-way; kills a storefront, the worker and PostgreSQL; fills PostgreSQL's disk (only as root),
sets the shop's clock an hour ahead, and has the certificate end. Prints what they saw meanwhile, what
was promised and came later or never, and how long after the fault all was well. Fails if anything promised is lost.
--only takes parts of the faults' names; --rate is requests a second, of all kinds together.`

const columns: readonly (readonly [string, readonly DrillKind[]])[] = [
  ['pages', ['page', 'data']],
  ['search, facts', ['search', 'facts']],
  ['bag', ['bag']],
  ['pay', ['pay']],
  ['login', ['login']],
  ['newsletter', ['newsletter']],
]

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '20' },
    },
  })
  const duration = positiveNumber('seconds', values.seconds) * 1000
  const rate = positiveNumber('rate', values.rate)
  let links: ReadonlyMap<string, FaultyLink> = new Map()
  let disk: SmallDisk | undefined
  const clock = settableClock()
  const cluster = await startCluster({
    settings: clock.settings,
    prepare({ sandboxDir }) {
      disk = smallDisk(join(sandboxDir, 'database'))
    },
    async standBetween(environment) {
      links = standBetween(environment)
      for (const link of links.values()) await link.set('open')
    },
  })
  try {
    const machineFaults = [...(disk ? [fullDisk(disk)] : []), clockJump(clock), certificateExpires]
    const wanted = [...faults(links), ...machineFaults].filter(({ name }) => isWanted(name, values.only))
    if (wanted.length === 0) throw new SetUpError(`There is no fault "${values.only}".`)
    await drill(cluster, { wanted, duration, rate })
  } finally {
    await cluster.processes.stop()
    for (const link of links.values()) await link.close()
  }
  process.exit()
})

/** Whether the name has one of the parts, which commas separate. */
function isWanted(name: string, parts: string): boolean {
  return parts
    .toLowerCase()
    .split(',')
    .some((part) => name.toLowerCase().includes(part))
}

type Plan = { readonly wanted: readonly Fault[]; readonly duration: number; readonly rate: number }

async function drill(cluster: Cluster, { wanted, duration, rate }: Plan): Promise<void> {
  const { environment, site } = cluster
  const inbox = environment.standIns.inbox
  if (!inbox) throw new SetUpError('The drill needs the stand-in for mail: leave SMTP_URL and INBOX_URL out of .env.')
  const visits = await openDrillVisits(site, { commerce: new URL(environment.env.centraApiUrl), inbox })
  const editor = await openEditor(environment.env, site)
  const traffic = startTraffic<DrillKind>(rate, visits.kinds)
  const well = () => untilWell({ outcomes: traffic.outcomes, isShown: editor.isShown, outstanding: visits.outstanding })
  await well()
  const heads = ['fault', ...columns.map(([head]) => head), 'editor', 'waited', 'lost', 'recovered']
  console.info(`\n| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |`)
  for (const fault of wanted) {
    editor.reset()
    const start = performance.now()
    await fault.begin(cluster)
    await sleep(duration)
    const end = performance.now()
    await fault.end(cluster)
    const waiting = await visits.outstanding(end)
    const { after, lost } = await well()
    const seen = traffic.outcomes.filter(({ at }) => at >= start && at < end)
    const cells = columns.map(([, kinds]) => summary(seen.filter(({ kind }) => kinds.includes(kind))))
    const refused = editor.refused() > 0 ? `refused ${editor.refused()} ×, ` : ''
    const editing = `${refused}shown within ${(editor.longestMs() / 1000).toFixed(1)} s`
    const waited = `${waiting.mails} mails, ${waiting.orders} orders`
    if (lost > 0) process.exitCode = 1
    const wellAfter = after === undefined ? 'not within 2 min' : `${(after / 1000).toFixed(0)} s`
    console.info(`| ${[fault.name, ...cells, editing, waited, String(lost), wellAfter].join(' | ')} |`)
  }
  await traffic.stop()
  await editor.close()
  visits.close()
}

type Seen = { readonly status: number | 'failed' | 'late'; readonly took: number }

/** `97 % (503 × 2), p99 40 ms`: the share that succeeded, what the others were, and how long the successful took. */
function summary(outcomes: readonly Seen[]): string {
  if (outcomes.length === 0) return '–'
  const good = outcomes.filter(({ status }) => isGood(status))
  const bad = new Map<string, number>()
  for (const { status } of outcomes) if (!isGood(status)) bad.set(`${status}`, (bad.get(`${status}`) ?? 0) + 1)
  const statuses = [...bad].map(([status, count]) => `${status} × ${count}`).join(', ')
  const share = `${Math.floor((good.length / outcomes.length) * 100)} %${statuses && ` (${statuses})`}`
  return good.length === 0
    ? share
    : `${share}, p99 ${percentile(
        good.map(({ took }) => took),
        99,
      ).toFixed(0)} ms`
}

function isGood(status: Seen['status']): boolean {
  return typeof status === 'number' && status < 400
}
