import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesToRun } from './files-to-run.ts'

/** Files of a build that are needed only for building and debugging. */
const notToRun = /^(cache|diagnostics|trace|trace-build|types)(\/|$)|\.nft\.json$|\.map$/

/**
 * Copies a build and everything that a storefront and a worker need to run to a folder, which is emptied first. Nothing
 * but Node is needed next to it.
 * @param build the folder that `npm run build` left
 */
export async function pack({ root, build, to }: { root: string; build: string; to: string }): Promise<void> {
  await rm(to, { recursive: true, force: true })
  for (const file of await filesToRun(root, build)) {
    const copy = join(to, file)
    await mkdir(dirname(copy), { recursive: true })
    await cp(join(root, file), copy, { verbatimSymlinks: true, recursive: true })
  }
  await cp(build, join(to, relative(root, build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !notToRun.test(relative(build, source)),
  })
}
