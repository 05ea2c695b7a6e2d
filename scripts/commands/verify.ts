import { untestedRequirements } from '../requirements.ts'
import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runVitest } from '../stack/run-vitest.ts'

const help = `npm run verify: npm run check and all unit tests, before a push; a few minutes.`

await command(help, async () => {
  const checks = await runChecks()
  const unit = await runVitest(['unit'])
  const failed = checks.failed + unit.failed
  console.info(untestedRequirements().summary)
  console.info(`${checks.passed + unit.passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
