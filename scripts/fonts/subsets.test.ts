import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
import { root } from '../stack/root.ts'
import { lettersOf, subsets } from './subsets.ts'

const css = readFileSync(join(root, 'web/ui/fonts.css'), 'utf8')

test.each(subsets)('$file has every letter of the site’s own texts', ({ file }) => {
  const letters = new Set(lettersOf(css, file))
  const written = new Set(JSON.stringify([nb, en]))
  // No font of ours has these: arrows sideways come from the system, and the others show nothing.
  const missing = [...written].filter((letter) => !letters.has(letter) && !'→←\u200B\u2060'.includes(letter))
  expect(missing).toEqual([])
})

test('the fonts that every page loads weigh at most 40 kB', () => {
  const upright = subsets.filter(({ file }) => !file.includes('italic'))
  const sizes = upright.map(({ file }) => statSync(join(root, 'web/ui/fonts', file)).size)
  expect(sizes.length).toBe(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000)
})

test('a range of letters is read as the style sheet declares it', () => {
  const face = '@font-face { src: url("./fonts/a.woff2"); unicode-range: U+41-43, U+E5; }'
  expect(lettersOf(face, 'a.woff2')).toBe('ABCå')
  expect(() => lettersOf(face, 'b.woff2')).toThrow('b.woff2')
})
