import { announce } from '../stack/announce.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireFreeDisk } from '../stack/free-disk.ts'
import { requireFreePorts } from '../stack/free-ports.ts'
import { Processes } from '../stack/processes.ts'
import { sandbox, storefrontInDevelopment, studioInDevelopment } from '../stack/services.ts'

const help = `npm run dev: the same as npm start with hot reload: changed code shows at once, nothing is built ahead.`

await command(help, async () => {
  const environment = loadEnvironment()
  await requireFreePorts(environment)
  requireFreeDisk(environment)
  const processes = new Processes()
  try {
    const standIns = sandbox(environment)
    if (standIns.length > 0) console.info('Starting the sandbox (the first time it draws the demo shop) ...')
    await processes.start(...standIns)
    console.info('Starting Studio and storefront ...')
    await processes.start(storefrontInDevelopment(environment), studioInDevelopment(environment))
  } catch (error) {
    await processes.stop()
    throw error
  }
  processes.complete()
  announce(environment)
})
