import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { z } from 'zod'

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

const trace = z.object({ files: z.array(z.string()) })

const PROGRAMS = [
  'web/page-server/server.ts',
  'web/worker.ts',
  'web/server/pictures/decoder-process.ts',
  'web/next.config.mjs',
]
/** What these programs open by its path, as patterns. */
const OPENED = [
  'package.json',
  'node_modules/next/package.json',
  // Next asks where they are, and loads none.
  'node_modules/next/dist/compiled/webpack/*.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
  'web/server/db/migrations/*.sql',
  'web/server/db/migrations/meta/_journal.json',
]

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
  const files = [...(await Promise.all(named)).flat(), ...(await imported(root)), ...globSync(OPENED, { cwd: root })]
  const inBuild = `${relative(root, build)}/`
  return new Set(files.filter((file) => !file.startsWith(inBuild) && !file.endsWith('.map')))
}

/** What Next needs only to build and to develop. */
const unusedOfNext = new RegExp(
  [
    'build/(?!output/|next-config-ts/|swc/|duration-to-string)',
    'docs/',
    'server/(dev/|capsize-font-metrics)',
    'compiled/next-devtools/',
    'compiled/next-server/.*\\.dev\\.',
  ]
    .map((path) => `^node_modules/next/dist/${path}`)
    .join('|'),
)

/** What our programs import, and what Next needs to start, of which the build's lists name only a part. */
async function imported(root: string): Promise<readonly string[]> {
  const { fileList } = await nodeFileTrace(
    PROGRAMS.map((program) => join(root, program)),
    {
      base: root,
      conditions: ['node', 'import'],
      ignore: (path) => unusedOfNext.test(path) || /\/\.next/.test(path),
      readFile: async (path) => {
        const text = await readFile(path, 'utf8').catch(() => null)
        return text !== null && /(?<!\.d)\.ts$/.test(path) ? stripTypeScriptTypes(text) : text
      },
    },
  )
  return [...fileList]
}
