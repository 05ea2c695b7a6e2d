import { rmSync } from 'node:fs'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireFreePorts } from '../stack/free-ports.ts'

const help = `npm run sandbox:reset: empties the sandbox. The next start fills it with the demo shop again and builds its pages anew.`

await command(help, async () => {
  const environment = loadEnvironment()
  await requireFreePorts(environment)
  rmSync(environment.sandboxDir, { recursive: true, force: true })
  console.info('The sandbox is empty.')
})
