import { announce } from '../stack/announce.ts'
import { buildStorefront, buildStudio } from '../stack/builds.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireFreeDisk } from '../stack/free-disk.ts'
import { requireFreePorts } from '../stack/free-ports.ts'
import { Processes } from '../stack/processes.ts'
import { sandbox, storefront, studio } from '../stack/services.ts'

const help = `npm start: runs all of Tretopp as in production: sandbox, Studio and storefront.
Builds what is stale first. Settings come from .env, then .env.sandbox. VERBOSE=1 shows what the programs print.`

await command(help, async () => {
  const environment = loadEnvironment()
  await requireFreePorts(environment)
  requireFreeDisk(environment)
  const processes = new Processes()
  try {
    const standIns = sandbox(environment)
    if (standIns.length > 0) console.info('Starting the sandbox (the first time it draws the demo shop) ...')
    await processes.start(...standIns)
    await buildStudio(environment)
    await buildStorefront(environment)
    console.info('Starting Studio and storefront ...')
    await processes.start(storefront(environment), studio(environment))
  } catch (error) {
    await processes.stop()
    throw error
  }
  processes.complete()
  announce(environment)
})
