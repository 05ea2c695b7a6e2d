import { parseArgs } from 'node:util'
import { addresses } from '../cluster/addresses.ts'
import { startCluster } from '../cluster/start-cluster.ts'
import { command } from '../stack/command.ts'

const help = `npm run cluster [-- --without-varnish]

Runs what a production installation is, as processes of this machine, until Ctrl-C: HAProxy with TLS and HTTP/2
(deploy/haproxy), Varnish (deploy/varnish), two storefronts of one build, a worker, PostgreSQL, and stand-ins for the
other services. Installs HAProxy and Varnish through apt where it may. Builds the storefront first if it is stale.`

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { 'without-varnish': { type: 'boolean', default: false } } })
  const { environment, hasVarnish } = await startCluster({ withoutVarnish: values['without-varnish'] })
  const rows = [
    ['Site', `${addresses.site}  (its certificate is signed by nobody)`],
    ...(hasVarnish ? [['Varnish', `http://${addresses.varnish}`]] : []),
    ...addresses.storefronts.map(({ name, port, metricsPort }) => [
      name,
      `http://127.0.0.1:${port}  metrics :${metricsPort}`,
    ]),
    ['Worker', `metrics :${addresses.worker.metricsPort}`],
    ['Inbox', environment.standIns.inbox?.origin ?? '-'],
    ['Database', environment.standIns.database?.href ?? '-'],
  ]
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(14)}${address}`).join('\n')
  console.info(`\nThe cluster is running. Ctrl-C stops everything.\n\n${table}\n`)
})
