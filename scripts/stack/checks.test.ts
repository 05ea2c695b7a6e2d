import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typeCheck, withoutTranspilerWarning } from './checks.ts'
import { root } from './root.ts'

test('the findings of dependency-cruiser are kept, its warning about TypeScript 7 is removed', () => {
  const findings = '  error no-circular: a.ts → b.ts\n\nx 1 dependency violations (1 errors, 0 warnings).'
  const warning =
    '‼ missing-tsc-transpiler: dependency-cruiser detected a TypeScript environment,\n    but not a compiler.'
  expect(withoutTranspilerWarning(`\n${findings}\n\n${warning}\n`)).toBe(findings.trim())
  expect(withoutTranspilerWarning(findings)).toBe(findings.trim())
})

test('no check of types reads incremental build info, which misses changes of generated files', () => {
  const scripts = readFileSync(join(root, 'package.json'), 'utf8')
  expect(scripts).toMatch(/"typecheck": "tsc [^"]*--incremental false"/)
  expect(typeCheck).toEqual(expect.arrayContaining(['--incremental', 'false']))
})
