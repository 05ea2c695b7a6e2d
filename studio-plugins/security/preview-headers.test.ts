import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { previewHeaders } from './preview-headers.ts'

type Use = Parameters<ReturnType<typeof previewHeaders>['configurePreviewServer']>[0]['middlewares']['use']

/** The headers of each path of a build with these files in /static. */
function headersOf(files: readonly string[], paths: readonly string[]): Map<string, string>[] {
  const outDir = mkdtempSync(join(tmpdir(), 'studio-build-'))
  mkdirSync(join(outDir, 'static'))
  for (const name of files) writeFileSync(join(outDir, 'static', name), '')
  writeFileSync(join(outDir, 'index.html'), '<script>start()</script>')
  let handle: Parameters<Use>[0] = () => undefined
  const use: Use = (given) => {
    handle = given
  }
  const addresses = { apiHost: undefined, storefront: 'https://shop.example', commerce: 'https://centra.example' }
  previewHeaders(addresses).configurePreviewServer({ config: { build: { outDir } }, middlewares: { use } })
  rmSync(outDir, { recursive: true })
  return paths.map((url) => {
    const headers = new Map<string, string>()
    handle({ url }, { setHeader: (name, value) => headers.set(name, value) }, () => undefined)
    return headers
  })
}

test('files whose names contain a hash are kept by browsers; pages, other files and missing ones are requested again', () => {
  const files = ['sanity-3V9jV24z.js', 'index-_a-B9xZ1.css', 'manifest.webmanifest']
  const paths = ['/', '/structure', ...files.map((name) => `/static/${name}`), '/static/sanity-OLD00000.js']
  const headers = headersOf(files, paths)
  const kept = paths.filter((_, index) => headers[index]?.get('cache-control') !== undefined)
  expect(kept).toEqual(['/static/sanity-3V9jV24z.js', '/static/index-_a-B9xZ1.css'])
  expect(headers[2]?.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const each of headers) expect(each.get('x-content-type-options')).toBe('nosniff')
})
