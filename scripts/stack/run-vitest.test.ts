import { expect, test } from 'vitest'
import { root } from './root.ts'
import { readVitestReport } from './run-vitest.ts'

const result = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test('names the tests that needed a retry, and counts them as passed', () => {
  const assertionResults = [
    result('keeps the bag', 'passed'),
    result('charges once', 'passed', ['timed out']),
    result('mails once', 'failed', ['two mails', 'two mails']),
  ]
  const totals = { numPassedTests: 2, numFailedTests: 1, numFailedTestSuites: 1 }
  const testResults = [{ name: `${root}/tests/faults/crash.test.ts`, assertionResults }]
  expect(readVitestReport({ ...totals, testResults })).toEqual({
    passed: 2,
    failed: 1,
    retried: ['tests/faults/crash.test.ts › charges once'],
  })
})

test('a file that does not load is a failure', () => {
  const totals = { numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 1 }
  expect(readVitestReport({ ...totals, testResults: [] })).toMatchObject({ failed: 1 })
})
