import { join } from 'node:path'
import { hintMainFiles } from './compile-hint.ts'
import { StaticFiles } from './static-files.ts'

/**
 * Prepares a build's files for the page server: adds the compile hint and compresses them. Takes seconds after a build,
 * later no time.
 * @param build the folder that `next build web` wrote
 */
export async function prepareFiles(build: string): Promise<StaticFiles> {
  await hintMainFiles(build)
  return StaticFiles.open(join(build, 'static'))
}
