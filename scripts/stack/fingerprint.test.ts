import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint, isNoInput } from './fingerprint.ts'

test('a build is stale until it is remembered, and again when an input or a setting changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  const marker = join(folder, 'not/yet/there.fingerprint')
  const inputs = ['scripts/stack/root.ts']
  try {
    expect(fingerprint(marker, inputs, ['a=1']).stale).toBe(true)
    fingerprint(marker, inputs, ['a=1']).remember()
    expect(fingerprint(marker, inputs, ['a=1']).stale).toBe(false)
    expect(fingerprint(marker, inputs, ['a=2']).stale).toBe(true)
    expect(fingerprint(marker, [...inputs, 'scripts/stack/command.ts'], ['a=1']).stale).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a folder whose name looks like a file’s is not a file, and the files in it are inputs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  const marker = join(folder, 'api.fingerprint')
  try {
    fingerprint(marker, ['web/app/api/v1/openapi.json/**', 'web/app/api/v1/openapi.json']).remember()
    expect(fingerprint(marker, ['web/app/api/v1/openapi.json/**', 'web/app/api/v1/openapi.json']).stale).toBe(false)
    expect(fingerprint(marker, ['web/app/api/v1/openapi.json/r*.ts']).stale).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  'web/.next/server/app.js',
  'web/.next.fingerprint',
  'web\\.next\\server\\app.js',
  'web/next-env.d.ts',
  'web/domain/money.test.ts',
])('%s is no input of a build', (path) => {
  expect(isNoInput(path)).toBe(true)
})

test.each(['web/next.config.mjs', 'web/domain/money.ts', 'web/app/layout.tsx'])('%s is an input of a build', (path) => {
  expect(isNoInput(path)).toBe(false)
})
