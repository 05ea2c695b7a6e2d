import { existsSync } from 'node:fs'
import { type Environment, loadEnvironment } from './environment.ts'
import { requireFreeDisk } from './free-disk.ts'
import { requireFreePorts } from './free-ports.ts'
import { Processes } from './processes.ts'
import type { Service } from './service-process.ts'
import { sandbox } from './services.ts'

/** Returns the services to start. They are started at once: what needs the sandbox waits for `sandboxRuns` first. */
type Prepare = (environment: Environment, sandboxRuns: Promise<void>) => Promise<readonly Service[]>

/**
 * Runs all of Tretopp until Ctrl-C: the sandbox, then the services that `prepare` returns.
 * @throws {SetUpError} when something cannot start; what has been started is stopped
 */
export async function runStack(prepare: Prepare): Promise<void> {
  const environment = loadEnvironment()
  await requireFreePorts(environment)
  requireFreeDisk(environment)
  const processes = new Processes()
  try {
    const standIns = sandbox(environment)
    if (standIns.length > 0) console.info(sandboxMessage(environment))
    const sandboxRuns = processes.start(...standIns)
    const startOthers = async () => {
      const services = await prepare(environment, sandboxRuns)
      console.info('Starting Studio and storefront ...')
      await processes.start(...services)
    }
    await Promise.all([sandboxRuns, startOthers()])
  } catch (error) {
    await processes.stop()
    throw error
  }
  processes.markStarted()
  printAddresses(environment)
}

function sandboxMessage({ sandboxDir }: Environment): string {
  return existsSync(sandboxDir)
    ? 'Starting the sandbox ...'
    : 'Starting the sandbox and filling it with the demo shop ...'
}

/** Prints the addresses of everything that runs. */
function printAddresses({ storefront, studio, standIns }: Environment): void {
  const rows = [
    ['Storefront', storefront.origin],
    ['Studio', `${studio.origin}  (Sign in, then choose Kari or Ola to edit, Vigdis to view)`],
    ...(standIns.inbox ? [['Inbox', standIns.inbox.origin]] : []),
    ...(standIns.lake ? [['Content lake', standIns.lake.origin]] : []),
    ...(standIns.commerce ? [['Commerce', standIns.commerce.origin]] : []),
    ...(standIns.payments ? [['Payments', `${standIns.payments.origin}  (test cards)`]] : []),
    ...(standIns.errors ? [['Error sink', standIns.errors.origin]] : []),
    ...(standIns.database ? [['Database', standIns.database.href]] : []),
  ]
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(14)}${address}`).join('\n')
  console.info(`\nTretopp is running. Ctrl-C stops everything.\n\n${table}\n`)
}
