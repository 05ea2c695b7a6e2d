/** Milliseconds during which a URL is not reloaded for missing code a second time. */
const RELOAD_INTERVAL_MS = 600_000

/** Whether the error means that a chunk of the site's code could not be loaded, for instance after a deployment. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' || /(load|loading) (css )?chunk|dynamically imported module/i.test(error.message)
  )
}

/** The value to store when a page is reloaded for missing code; `now` in milliseconds. */
export function reloadRecord(address: string, now: number): string {
  return `${now} ${address}`
}

/** Whether the page may be reloaded: only once (docs/product/8), so that missing code cannot cause a loop. */
export function mayReload(last: string | null, address: string, now: number): boolean {
  const [, at = '', known] = /^(\d+) (.*)$/s.exec(last ?? '') ?? []
  const age = now - Number(at)
  return known !== address || age < 0 || age > RELOAD_INTERVAL_MS
}
