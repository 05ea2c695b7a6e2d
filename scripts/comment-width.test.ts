import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stack/root.ts'

const MAX_COLUMNS = 120
const comment = /^\s*(\/\/|\/?\*)/
/** Comments for tools, which read a single line only. */
const forTools = /biome-ignore|https?:/

test('no comment is wider than the code, which the formatter keeps at 120 columns', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  const wide = files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.gen.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const isWide = line.length > MAX_COLUMNS && comment.test(line) && !forTools.test(line)
          return isWide ? `${file}:${index + 1}` : []
        }),
    )
  expect(wide).toEqual([])
})
