import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Contract } from '#web/services/backend/contract.ts'

const root = join(import.meta.dirname, '../../..')
const handlers = /^export const \{ GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS \} = serve\(/m

test.each(globSync('web/app/api/**/route.ts', { cwd: root }))('%s serves every method by the wrapper', (file) => {
  const code = readFileSync(join(root, file), 'utf8')
  expect(code).toMatch(handlers)
  expect(code.match(/^export /gm)).toHaveLength(1)
})

const files = globSync('web/services/backend/contracts/*.ts', { cwd: root })
const modules: Readonly<Record<string, Contract>>[] = await Promise.all(files.map((file) => import(join(root, file))))

test.each(modules.flatMap((module) => Object.values(module)))(
  'the contract $method $path has its route',
  ({ path }) => {
    const file = join(root, 'web/app', path.replace(/\{(\w+)\}/g, '[$1]'), 'route.ts')
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain('endpoint(')
  },
)
