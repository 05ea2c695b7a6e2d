import { z } from 'zod'
import type { Tally } from './run-vitest.ts'

const specShape = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })

const suiteShape = z.object({
  title: z.string(),
  specs: z.array(specShape),
  get suites() {
    return z.array(suiteShape).optional()
  },
})
type Suite = z.infer<typeof suiteShape>

const reportShape = z.object({
  suites: z.array(suiteShape),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown): Tally {
  const { suites, errors, stats } = reportShape.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: suites.flatMap((suite) => retriedIn(suite)),
  }
}

function retriedIn({ specs, suites = [] }: Suite, groups: readonly string[] = []): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => [file, ...groups, title].join(' › '))
  return [...own, ...suites.flatMap((suite) => retriedIn(suite, [...groups, suite.title]))]
}
