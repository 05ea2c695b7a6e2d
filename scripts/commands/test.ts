import { requireChromium } from '../install/chromium.ts'
import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runPlaywright } from '../stack/run-playwright.ts'
import { runVitest } from '../stack/run-vitest.ts'

const help = `npm test: everything: the checks of npm run verify, contract and fault tests against the stand-ins, and the browser tests on
a production build with the real Studio. Installs a browser when there is none. Ends with "N passed, N failed".`

await command(help, async () => {
  await requireChromium()
  const tallies = [await runChecks(), await runVitest(['unit', 'contract', 'faults']), await runPlaywright()]
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.info(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
