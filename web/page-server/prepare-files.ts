import { join } from 'node:path'
import { hintMainFiles } from './compile-hint.ts'
import { StaticFiles } from './static-files.ts'

/**
 * Makes the files of a build what the page server sends. Takes seconds after a build, and nothing when it is done already.
 * @param build the folder that `next build web` wrote
 */
export async function prepareFiles(build: string): Promise<StaticFiles> {
  await hintMainFiles(build)
  return StaticFiles.open(join(build, 'static'))
}
