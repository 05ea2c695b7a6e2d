import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * The scripts that a build's pages have in common, which are React and Next: bytes without headers. An empty page of
 * Next loads no less. Undefined where there is no build, as on a machine that measures another one's storefront.
 */
export async function frameworkFloor(
  build: string,
): Promise<{ readonly gzip: number; readonly br: number } | undefined> {
  const text = await readFile(join(build, 'build-manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { rootMainFiles } = manifest.parse(JSON.parse(text))
  const sizes = (ending: string) =>
    Promise.all(rootMainFiles.map(async (name) => (await stat(join(build, `${name}.${ending}`))).size))
  const sum = (all: readonly number[]) => all.reduce((total, size) => total + size, 0)
  const [gzip, br] = await Promise.all([sizes('gz'), sizes('br')])
  return { gzip: sum(gzip), br: sum(br) }
}
