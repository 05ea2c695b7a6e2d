import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from './root.ts'
import { runInTerminal } from './run-in-terminal.ts'
import { ownCommandsFirst, toolScript } from './run-tool.ts'

export type Tally = { passed: number; failed: number }

/** Runs the named projects of vitest.config.ts and shows their output. */
export async function runVitest(projects: string[]): Promise<Tally> {
  const report = `${root}/.build/vitest-report.json`
  mkdirSync(`${root}/.build`, { recursive: true })
  rmSync(report, { force: true })
  const selection = projects.flatMap((project) => ['--project', project])
  const options = ['run', ...selection, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runInTerminal([toolScript('vitest'), ...options], ownCommandsFirst())
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that fails to load, or an error outside of tests, is not counted in numFailedTests.
  const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1)
  return { passed: numPassedTests, failed }
}
