import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lettersOf, subsets } from '../fonts/subsets.ts'
import { command } from '../stack/command.ts'
import { root } from '../stack/root.ts'

const help = `npm run fonts: writes the fonts that every page loads (web/ui/fonts), with the letters and weights that web/ui/fonts.css declares for
them, from the packages of fontsource. Run it after changing those, or the version of a package, and commit the files. Needs the network.`

type SubsetFont = (
  font: Buffer,
  letters: string,
  options: {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep. */
    readonly keepFeatures: readonly string[]
  },
) => Promise<Buffer>

/** Needed here only, and rarely, so it is not installed with everything else. */
async function loadSubsetter(): Promise<SubsetFont> {
  const folder = join(root, '.build/fonts')
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', 'subset-font@2.9.0'], { stdio: 'inherit' })
  const { default: subsetFont }: { default: SubsetFont } = await import(
    pathToFileURL(join(folder, 'node_modules/subset-font/index.js')).href
  )
  return subsetFont
}

await command(help, async () => {
  const css = readFileSync(join(root, 'web/ui/fonts.css'), 'utf8')
  const subsetFont = await loadSubsetter()
  for (const { file, source, weight } of subsets) {
    const font = await subsetFont(readFileSync(join(root, 'node_modules', source)), lettersOf(css, file), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      // Spacing of pairs, and figures of one width in prices and tables.
      keepFeatures: ['kern', 'tnum'],
    })
    writeFileSync(join(root, 'web/ui/fonts', file), font)
    console.info(`${file}  ${(font.length / 1000).toFixed(1)} kB`)
  }
})
