import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { z } from 'zod'

const trace = z.object({ files: z.array(z.string()) })

const PROGRAMS = ['web/page-server/server.ts', 'web/worker.ts', 'web/next.config.mjs']
/** What these programs open by its path. */
const OPENED = ['package.json', 'web/page-server/thorough-gzip-worker.ts', 'node_modules/next/package.json']

/**
 * The files that a storefront and a worker need in order to run, apart from the build itself, by their paths in `root`:
 * what the build's own lists name, and what our programs import.
 * @param build the folder that `next build web` wrote
 */
export async function filesToRun(root: string, build: string): Promise<ReadonlySet<string>> {
  const lists = globSync('**/*.nft.json', {
    cwd: build,
    exclude: (name) => name === 'node_modules' || name === 'cache',
  })
  const named = lists.map(async (list) => {
    const path = join(build, list)
    const { files } = trace.parse(JSON.parse(await readFile(path, 'utf8')))
    return files.map((file) => relative(root, resolve(dirname(path), file)))
  })
  const files = [...(await Promise.all(named)).flat(), ...(await imported(root)), ...OPENED]
  const inBuild = `${relative(root, build)}/`
  return new Set(files.filter((file) => !file.startsWith(inBuild) && !file.endsWith('.map')))
}

/** What our programs import. Next's own modules are in the build's lists, apart from the one that starts it. */
async function imported(root: string): Promise<readonly string[]> {
  const { fileList } = await nodeFileTrace(
    PROGRAMS.map((program) => join(root, program)),
    {
      base: root,
      conditions: ['node', 'import'],
      ignore: (path) =>
        /^node_modules\/next\/(?!dist\/server\/next\.js$|package\.json$)/.test(path) || /\/\.next/.test(path),
      readFile: async (path) => {
        const text = await readFile(path, 'utf8').catch(() => null)
        return text !== null && /(?<!\.d)\.ts$/.test(path) ? stripTypeScriptTypes(text) : text
      },
    },
  )
  return [...fileList]
}
