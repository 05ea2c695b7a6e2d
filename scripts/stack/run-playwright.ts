import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readPlaywrightReport } from './playwright-report.ts'
import { root } from './root.ts'
import { runInTerminal } from './run-in-terminal.ts'
import { ownCommandsFirst, toolScript } from './run-tool.ts'
import type { Tally } from './run-vitest.ts'

/** Runs the browser tests; playwright.config.ts starts the stack that they need. */
export async function runPlaywright(): Promise<Tally> {
  const report = `${root}/.build/playwright-report.json`
  mkdirSync(`${root}/.build`, { recursive: true })
  rmSync(report, { force: true })
  const environment = { ...ownCommandsFirst(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runInTerminal([toolScript('playwright'), 'test', '--reporter=dot,json'], environment)
  if (!existsSync(report)) return { passed: 0, failed: 1, retried: [] }
  const { failed, ...rest } = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')))
  return { ...rest, failed: failed || (code === 0 ? 0 : 1) }
}
