import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runVitest } from '../stack/run-vitest.ts'

const help = `npm run verify: the fast part of the tests, for every change: types, lint, boundaries, lock file, generated types, unit tests.`

await command(help, async () => {
  const checks = await runChecks()
  const unit = await runVitest(['unit'])
  const failed = checks.failed + unit.failed
  console.info(`${checks.passed + unit.passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
