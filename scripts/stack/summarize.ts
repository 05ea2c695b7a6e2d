type Summary = {
  readonly passed: number
  readonly failed: number
  /** Names of the static checks that failed: their output may have scrolled away. */
  readonly failedChecks: readonly string[]
}

/** Prints the last lines of a check or test command and sets its exit code. */
export function summarize({ passed, failed, failedChecks }: Summary): void {
  if (failedChecks.length > 0) console.info(`Failed checks: ${failedChecks.join(', ')}`)
  console.info(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
