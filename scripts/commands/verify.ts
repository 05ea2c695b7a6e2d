import { untestedRequirements } from '../requirements.ts'
import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runVitest } from '../stack/run-vitest.ts'
import { summarize } from '../stack/summarize.ts'

const help = `npm run verify: npm run check and all unit tests; run it before a push. A few minutes.`

await command(help, async () => {
  const checks = await runChecks()
  const unit = await runVitest(['unit'])
  console.info(untestedRequirements().summary)
  summarize({
    passed: checks.passed + unit.passed,
    failed: checks.failed.length + unit.failed,
    failedChecks: checks.failed,
  })
})
