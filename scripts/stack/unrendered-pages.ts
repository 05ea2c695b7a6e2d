import { SetUpError } from '../install/set-up-error.mjs'

/**
 * The decoded paths of the pages that Next's build could not render, from what it prints: each after the route that it
 * belongs to. None if the build failed in another way.
 */
export function unrenderedPages(printed: string): readonly string[] {
  const [, list = ''] = printed.split(/^.*Export encountered errors on \d+ paths?:$/m)
  return [...list.matchAll(/^\t\S+: (\/\S+)$/gm)].map(([, path = '']) => decodeURIComponent(path))
}

/**
 * Builds; if pages could not be rendered, prints their errors and builds again without them. `build` receives the
 * decoded paths to leave out.
 * @throws {SetUpError} when the build fails in another way, or because of a page that it was told to leave out
 */
export async function buildWithoutUnrendered(build: (leftOut: readonly string[]) => Promise<unknown>): Promise<void> {
  const leftOut = new Set<string>()
  for (;;) {
    try {
      await build([...leftOut])
      return
    } catch (error) {
      const pages = error instanceof SetUpError ? unrenderedPages(error.message) : []
      const others = pages.filter((page) => !leftOut.has(page))
      if (others.length === 0) throw error
      for (const page of others) leftOut.add(page)
      console.error(`${error instanceof Error ? error.message : ''}\n\nBuilding again without ${others.join(', ')} ...`)
    }
  }
}
