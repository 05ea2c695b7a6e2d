import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './root.ts'

/**
 * Remembers from which inputs something was made, so that it is made again only when they change.
 * @param marker file that keeps the fingerprint of the last success
 * @param inputs glob patterns below the repository's folder
 * @param also values beside files that the output depends on
 */
export function fingerprint(
  marker: string,
  inputs: string[],
  also: string[] = [],
): { stale: boolean; remember: () => void } {
  const hash = createHash('sha256').update(JSON.stringify(also))
  for (const file of globSync(inputs, { cwd: root, exclude: isMade }).sort()) {
    if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(`${root}/${file}`))
  }
  const now = hash.digest('hex')
  return {
    stale: !existsSync(marker) || readFileSync(marker, 'utf8') !== now,
    remember: () => {
      mkdirSync(dirname(marker), { recursive: true })
      writeFileSync(marker, now)
    },
  }
}

/** What installs and builds write among the sources, and tests, of which nothing is built. Windows separates folders by a backslash. */
export function isMade(path: string): boolean {
  return (
    /(^|[\\/])(node_modules|\.next[^\\/]*|\.build|dist|next-env\.d\.ts)([\\/]|$)/.test(path) ||
    /\.test\.tsx?$/.test(path)
  )
}
