import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../stack/root.ts'
import { filesToRun } from './files-to-run.ts'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'packed-build-'))
})
afterEach(() => rmSync(build, { recursive: true, force: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(build, path)), { recursive: true })
  writeFileSync(join(build, path), content)
}

test('what the programs import and what the build lists is packed; tests, maps and tools of the build are not', async () => {
  const listed = [join(root, 'node_modules/sharp/package.json'), join(root, 'web/some.js.map'), 'server/page.js']
  write('server/app/page.js.nft.json', JSON.stringify({ version: 1, files: listed }))
  write('cache/old.js.nft.json', JSON.stringify({ version: 1, files: ['/no/such/file.js'] }))
  const files = [...(await filesToRun(root, build))]
  for (const file of [
    ...['web/page-server/server.ts', 'web/worker.ts', 'web/next.config.mjs', 'package.json', 'web/lib/shutdown.ts'],
    ...['node_modules/next/dist/server/next.js', 'node_modules/zod/package.json', 'node_modules/sharp/package.json'],
  ])
    expect(files).toContain(file)
  const unwanted = /\.test\.|\.map$|no\/such|^node_modules\/(vitest|typescript|sanity|next\/dist\/build)\//
  expect(files.filter((file) => unwanted.test(file))).toEqual([])
})
