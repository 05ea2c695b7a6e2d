import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { root } from '../stack/root.ts'
import { filesToRun } from './pack.ts'

const TRACING_TIMEOUT = 60_000

let build: string
let files: ReadonlySet<string>
beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'packed-build-'))
  const listed = [join(root, 'node_modules/sharp/package.json'), join(root, 'web/some.js.map'), 'server/page.js']
  write('server/app/page.js.nft.json', JSON.stringify({ version: 1, files: listed }))
  write('cache/old.js.nft.json', JSON.stringify({ version: 1, files: ['/no/such/file.js'] }))
  files = await filesToRun(root, build)
}, TRACING_TIMEOUT)
afterAll(() => rmSync(build, { recursive: true, force: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(build, path)), { recursive: true })
  writeFileSync(join(build, path), content)
}

test('what the programs import and what the build lists is packed; tests, maps and tools of the build are not', () => {
  for (const file of [
    ...['web/page-server/server.ts', 'web/worker.ts', 'web/next.config.mjs', 'package.json', 'web/lib/shutdown.ts'],
    ...['web/server/pictures/decoder-process.ts', 'web/domain/member/uploaded-picture.ts'],
    ...['node_modules/next/dist/server/next.js', 'node_modules/zod/package.json', 'node_modules/sharp/package.json'],
  ])
    expect(files).toContain(file)
  for (const migration of globSync('web/server/db/migrations/*.sql', { cwd: root })) expect(files).toContain(migration)
  const unwanted =
    /\.test\.|\.map$|no\/such|^node_modules\/(vitest|typescript|sanity|next\/dist\/(docs|server\/dev|build\/webpack))\//
  expect([...files].filter((file) => unwanted.test(file))).toEqual([])
})

test('Next reads its configuration with nothing but what is packed', () => {
  for (const file of files) {
    mkdirSync(dirname(join(build, file)), { recursive: true })
    copyFileSync(join(root, file), join(build, file))
  }
  const read = `require('next/dist/server/config').default('phase-production-server', '${build}/web')`
  const print = `${read}.then(({ distDir }) => console.log(distDir))`
  const env = { ...process.env, ...stubbedEnvironment, NEXT_DIST_DIR: '.next-packed' }
  expect(execFileSync(process.execPath, ['-e', print], { cwd: build, env, encoding: 'utf8' })).toContain('.next-packed')
})
