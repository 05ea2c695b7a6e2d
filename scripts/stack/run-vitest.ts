import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'
import { runInTerminal } from './run-in-terminal.ts'
import { ownCommandsFirst, toolScript } from './run-tool.ts'

export type Tally = {
  readonly passed: number
  readonly failed: number
  /** The tests that failed first and passed when they were retried: `file › title`. */
  readonly retried: readonly string[]
}

/** Runs the named projects of vitest.config.ts and shows their output. */
export async function runVitest(projects: string[]): Promise<Tally> {
  const report = `${root}/.build/vitest-report.json`
  mkdirSync(`${root}/.build`, { recursive: true })
  rmSync(report, { force: true })
  const selection = projects.flatMap((project) => ['--project', project])
  const options = ['run', ...selection, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runInTerminal([toolScript('vitest'), ...options], ownCommandsFirst())
  if (!existsSync(report)) return { passed: 0, failed: 1, retried: [] }
  const { failed, ...rest } = readVitestReport(JSON.parse(readFileSync(report, 'utf8')))
  return { ...rest, failed: failed || (code === 0 ? 0 : 1) }
}

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** Reads the report of Vitest's JSON reporter. */
export function readVitestReport(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = reportShape.parse(report)
  return {
    passed: numPassedTests,
    // A file that fails to load is not counted in numFailedTests.
    failed: numFailedTests || numFailedTestSuites,
    retried: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
    ),
  }
}
