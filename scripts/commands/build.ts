import { buildStorefront, buildStudio } from '../stack/builds.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireFreeDisk } from '../stack/free-disk.ts'
import { requireFreePorts } from '../stack/free-ports.ts'
import { Processes } from '../stack/processes.ts'
import { sandbox } from '../stack/services.ts'

const help = `npm run build: builds the Studio and the storefront if they are stale. Runs the sandbox meanwhile, for the content of the pages.`

await command(help, async () => {
  const environment = loadEnvironment()
  await requireFreePorts({ standIns: environment.standIns })
  requireFreeDisk(environment)
  const processes = new Processes()
  try {
    await processes.start(...sandbox(environment))
    await buildStudio(environment)
    await buildStorefront(environment)
  } finally {
    await processes.stop()
  }
})
