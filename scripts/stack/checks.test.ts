import { expect, test } from 'vitest'
import { withoutTranspilerWarning } from './checks.ts'

test('the findings of dependency-cruiser are kept, its warning about TypeScript 7 is removed', () => {
  const findings = '  error no-circular: a.ts → b.ts\n\nx 1 dependency violations (1 errors, 0 warnings).'
  const warning =
    '‼ missing-tsc-transpiler: dependency-cruiser detected a TypeScript environment,\n    but not a compiler.'
  expect(withoutTranspilerWarning(`\n${findings}\n\n${warning}\n`)).toBe(findings.trim())
  expect(withoutTranspilerWarning(findings)).toBe(findings.trim())
})
