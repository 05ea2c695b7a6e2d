import { requireChromium } from '../install/chromium.ts'
import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runPlaywright } from '../stack/run-playwright.ts'
import { runVitest } from '../stack/run-vitest.ts'
import { summarize } from '../stack/summarize.ts'

const help = `npm test: runs everything: npm run verify, contract and fault tests against the stand-ins, and browser tests on a production build
with the real Studio. Installs a browser if there is none. Ends with "N passed, N failed".`

await command(help, async () => {
  await requireChromium()
  const checks = await runChecks()
  const vitest = await runVitest(['unit', 'contract', 'faults'])
  const browser = await runPlaywright()
  summarize({
    passed: checks.passed + vitest.passed + browser.passed,
    failed: checks.failed.length + vitest.failed + browser.failed,
    failedChecks: checks.failed,
  })
})
