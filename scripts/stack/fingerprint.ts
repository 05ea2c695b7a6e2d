import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './root.ts'

/**
 * Tells whether a build is stale by comparing a hash of its inputs with that of the last successful build.
 * @param marker file that stores the hash of the last successful build
 * @param inputs glob patterns relative to the repository's folder
 * @param also other values that the output depends on
 */
export function fingerprint(
  marker: string,
  inputs: string[],
  also: string[] = [],
): { stale: boolean; remember: () => void } {
  const hash = createHash('sha256').update(JSON.stringify(also))
  for (const file of globSync(inputs, { cwd: root, exclude: isNoInput }).sort()) {
    if (/\.[a-z0-9]+$/i.test(file) && statSync(`${root}/${file}`).isFile())
      hash.update(file).update(readFileSync(`${root}/${file}`))
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

/** Whether a path is not an input of a build: generated files, packages and tests. Accepts Windows paths. */
export function isNoInput(path: string): boolean {
  return (
    /(^|[\\/])(node_modules|\.next[^\\/]*|\.build|dist|next-env\.d\.ts)([\\/]|$)/.test(path) ||
    /\.test\.tsx?$/.test(path)
  )
}
