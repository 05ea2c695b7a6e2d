import { requireChromium } from '../install/chromium.ts'
import { requireProgram } from '../install/debian-package.ts'
import { requireVarnish } from '../install/varnish.ts'
import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { runPlaywright } from '../stack/run-playwright.ts'
import { runVitest } from '../stack/run-vitest.ts'
import { summarize } from '../stack/summarize.ts'

const help = `npm test: runs everything: npm run verify, contract and fault tests against the stand-ins, and browser tests on a production build
with the real Studio. Installs a browser, Varnish and HAProxy if there are none. Ends with how long each part took, the tests that passed only when they
were retried, and "N passed, N failed".`

await command(help, async () => {
  // One after the other, because apt does one thing at a time.
  await requireChromium()
  requireVarnish()
  requireProgram('haproxy', 'haproxy')
  const checks = await timed('Checks', runChecks)
  const vitest = await timed('Unit, contract and fault tests', () => runVitest(['unit', 'contract', 'faults']))
  const browser = await timed('Browser tests', runPlaywright)
  console.info(`\n${[checks, vitest, browser].map(({ name, duration }) => `${name}: ${duration}`).join('\n')}`)
  const retried = [...vitest.result.retried, ...browser.result.retried]
  if (retried.length > 0) console.info(`\nPassed only when retried:\n${retried.map((name) => `  ${name}`).join('\n')}`)
  summarize({
    passed: checks.result.passed + vitest.result.passed + browser.result.passed,
    failed: checks.result.failed.length + vitest.result.failed + browser.result.failed,
    failedChecks: checks.result.failed,
  })
})

async function timed<Result>(name: string, run: () => Promise<Result>) {
  const start = performance.now()
  const result = await run()
  const seconds = Math.round((performance.now() - start) / 1000)
  return { name, result, duration: `${Math.floor(seconds / 60)} min ${seconds % 60} s` }
}
