import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '#scripts/stack/root.ts'
import { benches } from './benches.ts'

function bench(...arguments_: string[]) {
  return spawnSync(process.execPath, ['scripts/commands/bench.ts', ...arguments_], { cwd: root, encoding: 'utf8' })
}

test('every bench is listed, and docs/benchmarks.md names it', () => {
  const folders = globSync('bench/*/main.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[1] ?? '')
  expect(Object.keys(benches).sort()).toEqual(folders.sort())
  const documentation = readFileSync(`${root}/docs/benchmarks.md`, 'utf8')
  for (const name of folders) expect(documentation, name).toContain(`| \`${name}\``)
})

test('without a name the benches are listed', () => {
  const { status, stdout } = bench()
  expect(stdout).toContain('\n  throughput  pages a second')
  expect(status).toBe(0)
})

test.each([
  [['speed'], /^There is no bench "speed"\.[\s\S]*\n {2}lake /],
  [['lake', '--sise=5'], /^Unknown option '--sise'\. --help lists the options\.\n$/],
  [['lake', '--size=many'], /^--size takes a number above zero, not "many"\.\n$/],
])('%s is one message and code 1', (arguments_, message) => {
  const { status, stderr } = bench(...arguments_)
  expect(stderr).toMatch(message)
  expect(status).toBe(1)
})
