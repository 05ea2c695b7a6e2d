import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { FrameScripts } from './frame-scripts.ts'

test('every module that a card field imports is served, as JavaScript, and nothing else', () => {
  const scripts = new FrameScripts()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const script = scripts.get(path)
    if (script === undefined) throw new Error(`${path} is not served`)
    expect(script, path).not.toMatch(/^(import )?type |\binterface /m)
    for (const [, from = ''] of script.matchAll(/^(?:import|export|\})[^'"\n;]*from ["']([^"']+)["']/gm)) {
      visit(join(dirname(path), from))
    }
  }
  visit(scripts.entry.slice(scripts.base.length + 1))
  expect(seen).toContain('cards/brands.ts')
  expect(seen).toContain('jose/jwe/compact/encrypt.js')
  for (const path of ['cards/test-cards.ts', 'service.ts', '../package.json']) expect(scripts.get(path)).toBeUndefined()
})
