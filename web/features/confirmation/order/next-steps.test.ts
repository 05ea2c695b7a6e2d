import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

test('the next steps promise only what holds', () => {
  const [stock, later] = [{ kind: 'nextBusinessDay' } as const, { kind: 'deliveredOn' } as const]
  expect(nextSteps('received', [stock])).toContain('stockStep')
  expect(nextSteps('received', [stock, later])).toContain('mixedStep')
  expect(nextSteps('received', [later])).toContain('laterStep')
  for (const state of ['pending', 'onHold'] as const) {
    const steps: readonly string[] = nextSteps(state, [stock])
    expect(steps).toHaveLength(3)
    expect(steps.filter((step) => /stock|mixed|later|shipped/i.test(step))).toEqual([])
  }
  expect(nextSteps('cancelled', [stock])).toEqual([])
  expect(nextSteps('shipped', [stock])).toEqual([])
})
