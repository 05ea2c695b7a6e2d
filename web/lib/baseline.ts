import type { Baseline } from '../domain/content/public-state.ts'

/** The page server and the route handlers are bundled apart, so it lives on the global object. */
const key = Symbol.for('storefront.baseline')

const store: { [key]?: Baseline } = globalThis as { [key]?: Baseline }

/** Without a page server, in development, nothing is older than the process. */
export function baseline(): Baseline {
  store[key] ??= { builtAt: new Date(Date.now() - process.uptime() * 1000), isCaughtUp: true }
  return store[key]
}

/** Called by the page server before it serves the pages of the build. */
export function startFromBuild(builtAt: Date): void {
  store[key] = { builtAt, isCaughtUp: false }
}

/** Called once the publications since the build have expired. */
export function markCaughtUp(): void {
  store[key] = { ...baseline(), isCaughtUp: true }
}
