/** For how long, in milliseconds, an address is not loaded again for missing code. */
const patience = 600_000

/** Whether an error says that a piece of the site's code could not be loaded, as after a new deployment. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' || /(load|loading) (css )?chunk|dynamically imported module/i.test(error.message)
  )
}

/** What to note when a page is loaded again for missing code: `now` in milliseconds. */
export function codeReload(address: string, now: number): string {
  return `${now} ${address}`
}

/** Whether the page may be loaded again: once (docs/product/8), so that missing code never makes a loop. */
export function mayLoadAgain(last: string | null, address: string, now: number): boolean {
  const [, at = '', known] = /^(\d+) (.*)$/s.exec(last ?? '') ?? []
  const age = now - Number(at)
  return known !== address || age < 0 || age > patience
}
