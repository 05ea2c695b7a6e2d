import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds whose scripts and styles are served, this one included. */
const KEPT_BUILDS = 3

/**
 * Puts the static files of the builds before this one next to its own, for visitors whose page is older; their names
 * change with their content. Call it once after each build. A folder next to the build holds each build's own files:
 * take it along to a machine that builds from scratch.
 * @param build the folder that `next build web` wrote
 */
export async function keepFormerAssets(build: string): Promise<void> {
  const kept = `${build}.assets`
  const id = (await readFile(join(build, 'BUILD_ID'), 'utf8')).trim()
  const files = join(build, 'static')
  await cp(files, join(kept, id), { recursive: true })
  // Build ids are times (next.config.mjs).
  const newestFirst = (await readdir(kept)).sort((a, b) => Number.parseInt(b, 36) - Number.parseInt(a, 36))
  const former = newestFirst.filter((name) => name !== id)
  for (const name of former.slice(0, KEPT_BUILDS - 1))
    await cp(join(kept, name), files, { recursive: true, force: false, errorOnExist: false })
  for (const name of former.slice(KEPT_BUILDS - 1)) await rm(join(kept, name), { recursive: true })
}
