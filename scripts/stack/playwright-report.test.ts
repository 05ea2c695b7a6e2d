import { expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'

const spec = (title: string, status: string) => ({ title, file: 'shop/search.e2e.ts', tests: [{ status }] })

test('names the tests that needed a retry, and counts them as passed', () => {
  const report = readPlaywrightReport({
    suites: [
      {
        title: 'shop/search.e2e.ts',
        specs: [spec('finds a jacket', 'expected'), spec('finds nothing', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky'), spec('closes', 'unexpected')] }],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 1, flaky: 2 },
  })
  expect(report).toEqual({
    passed: 3,
    failed: 1,
    retried: ['shop/search.e2e.ts › finds nothing', 'shop/search.e2e.ts › on a phone › scrolls'],
  })
})

test('an error outside of any test is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 }
  expect(readPlaywrightReport({ suites: [], errors: [{ message: 'no stack' }], stats })).toMatchObject({ failed: 1 })
})
