import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Tells the browser that most of the file's functions run at once, so that it compiles them ahead on another thread.
 * Browsers that do not know the comment ignore it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Adds the hint to the build's scripts that every page runs, unless they have it already. */
export async function hintMainFiles(build: string): Promise<void> {
  const { rootMainFiles } = manifest.parse(JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8')))
  await Promise.all(rootMainFiles.map((name) => putHint(join(build, name))))
}

async function putHint(path: string): Promise<void> {
  const code = await readFile(path, 'utf8')
  if (code.startsWith(hint)) return
  // Files that were compressed before lack the hint.
  await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })])
  await writeFile(path, hint + code)
}
