import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './stack/root.ts'

/**
 * Writes `norwegian-cities.json`, the postcodes of each Norwegian city, from Posten's register as an npm package has
 * it. The package is not a dependency, because it brings a downloader along; a newer register comes with a newer
 * version of it here.
 */
const PACKAGE = 'norway-postal-codes@3.3.0'

const directory = mkdtempSync(join(tmpdir(), 'norwegian-cities-'))
try {
  const file = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: directory, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', file], { cwd: directory })
  const read: unknown = createRequire(import.meta.url)(join(directory, 'package/converted/postal-codes-simple.js'))
  const cityOf = z.record(z.string().regex(/^\d{4}$/), z.string().min(1)).parse(read)
  const codesByCity = Map.groupBy(Object.keys(cityOf).sort(), (code) => written(cityOf[code] ?? ''))
  const cities = [...codesByCity].sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(cities.map(([city, codes]) => [city, codes.join(' ')])), null, 2)
  writeFileSync(join(root, 'web/features/checkout/form/norwegian-cities.json'), `${text}\n`)
  console.info(`${cities.length} cities from ${PACKAGE}`)
} finally {
  rmSync(directory, { recursive: true })
}

/** The register has capitals only. */
function written(city: string): string {
  return city
    .toLowerCase()
    .replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/ (I|På) /g, (word) => word.toLowerCase())
}
