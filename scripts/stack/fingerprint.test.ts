import { expect, test } from 'vitest'
import { isMade } from './fingerprint.ts'

test.each([
  'web/.next/server/app.js',
  'web/.next.fingerprint',
  'web\\.next\\server\\app.js',
  'web/next-env.d.ts',
  'web/domain/money.test.ts',
])('%s makes no build stale, since the first build writes it or nothing is built of it', (path) => {
  expect(isMade(path)).toBe(true)
})

test.each(['web/next.config.mjs', 'web/domain/money.ts', 'web/app/layout.tsx'])('%s makes a build stale', (path) => {
  expect(isMade(path)).toBe(false)
})
