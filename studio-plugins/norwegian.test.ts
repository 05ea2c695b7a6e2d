import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { norwegian as model } from '#schemas/norwegian.ts'

const bundles = import.meta.glob<{ norwegian: Readonly<Record<string, string>> }>('./*/norwegian.ts', { eager: true })

const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/norwegian|\.test\./.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')

const all = Object.entries(bundles).map(([path, { norwegian }]) => ({
  plugin: path.replace('./', '').replace('/norwegian.ts', ''),
  norwegian,
}))

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each([...all, { plugin: 'the content model', norwegian: model }])(
  'Norwegian texts of $plugin have the values of the English ones',
  ({ norwegian }) => {
    for (const [english, text] of Object.entries(norwegian)) {
      expect(placeholders(text), english).toEqual(placeholders(english))
    }
  },
)

test.each(all.filter(({ plugin }) => plugin !== 'studio-language'))('no text of $plugin is left over', (bundle) => {
  const sources = sourcesIn(`${import.meta.dirname}/${bundle.plugin}`)
  expect(Object.keys(bundle.norwegian).filter((english) => !sources.includes(english.trim()))).toEqual([])
})

/** A text between tags, or in a property that editors read. */
const bareText =
  /^\s*(?:<Text[^>]*>|<strong>)[A-Z][a-z]+ |\b(?:text|title|label|placeholder|header|empty|aria-label)="[A-Z][^"]*"/gm

test.each(readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
  'components of $name show no text in English only',
  ({ name }) => {
    expect(sourcesIn(`${import.meta.dirname}/${name}`).match(bareText) ?? []).toEqual([])
  },
)
