import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'

const help = `npm run check: what reads the code without running it, for every change: types, lint and format, boundaries, lock file, generated
files. Under a minute.`

await command(help, async () => {
  const { passed, failed } = await runChecks()
  console.info(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
