import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from './root.ts'
import { ownCommandsFirst, toolScript } from './run-tool.ts'
import { runVisibly } from './run-visibly.ts'
import type { Tally } from './run-vitest.ts'

/** Runs the browser tests; playwright.config.ts starts what they need. */
export async function runPlaywright(arguments_: string[] = []): Promise<Tally> {
  const report = `${root}/.build/playwright-report.json`
  mkdirSync(`${root}/.build`, { recursive: true })
  rmSync(report, { force: true })
  const environment = { ...ownCommandsFirst(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runVisibly([toolScript('playwright'), 'test', '--reporter=dot,json', ...arguments_], environment)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + errors.length
  return { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1) }
}
