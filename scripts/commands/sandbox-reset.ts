import { rmSync } from 'node:fs'
import { SetUpError } from '../install/set-up-error.mjs'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { takenPort } from '../stack/free-ports.ts'

const help = `npm run sandbox:reset: empties the sandbox. The next start fills it with the demo shop again and rebuilds the storefront.`

await command(help, async () => {
  const environment = loadEnvironment()
  const taken = await takenPort(environment)
  if (taken) throw new SetUpError(`Stop Tretopp before you reset its sandbox: port ${taken.port} is in use.`)
  rmSync(environment.sandboxDir, { recursive: true, force: true })
  console.info('The sandbox is empty.')
})
