import type { Problem } from './problem.ts'

type Report = (problems: readonly Problem[]) => void

/**
 * The proxy, the pages and the route handlers are bundled apart, the proxy without what it takes to report; so the
 * function that reports is kept on the global object, where the server's start puts it.
 */
const key = Symbol.for('storefront.report-problems')
const store: { [key]?: Report } = globalThis as { [key]?: Report }

export function reportProblemsWith(report: Report): void {
  store[key] = report
}

/**
 * Reports the parts that were left out of a response, without being awaited. Nothing is reported while the storefront
 * is built.
 */
export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) store[key]?.(problems)
}
