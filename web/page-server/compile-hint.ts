import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Tells the browser that most of the file runs at once, so that it compiles all of it beside the page instead of
 * function by function in its way. Browsers that do not know the comment skip it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Puts the hint at the top of the build's files that every page runs, unless it is there already. */
export async function hintMainFiles(build: string): Promise<void> {
  const { rootMainFiles } = manifest.parse(JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8')))
  await Promise.all(rootMainFiles.map((name) => putHint(join(build, name))))
}

async function putHint(path: string): Promise<void> {
  const code = await readFile(path, 'utf8')
  if (code.startsWith(hint)) return
  // What was compressed before would hide the hint.
  await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })])
  await writeFile(path, hint + code)
}
