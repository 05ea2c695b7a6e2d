import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const plugins = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const readme = readFileSync(`${folder}/README.md`, 'utf8')
const rows = new Map(
  [...readme.matchAll(/^\| `(?<name>[\w-]+)\/` *\|[^|]*\|(?<needs>[^|]*)\|$/gm)].map(({ groups }) => [
    groups?.name,
    [...(groups?.needs ?? '').matchAll(/`([^`]+)`/g)].map(([, need]) => need),
  ]),
)

/** Every plugin needs this one, which the page says once. */
const ofAll = 'schemas/studio-language.ts'

/** What a file of a plugin imports from outside its folder, as the page names it. */
function needOf(plugin: string, imported: string): string | undefined {
  const path = imported.startsWith('#') ? imported.slice(1) : `studio-plugins/${imported.replace('../', '')}`
  if (path === ofAll) return undefined
  const [first = '', second = '', ...rest] = path.split('/')
  if (first === 'web') return `web/${second}/`
  if (first !== 'studio-plugins') return `${first}/`
  if (second === plugin) return undefined
  return rest.length > 0 ? `${second}/` : second
}

function needsOf(plugin: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: `${folder}/${plugin}` }).filter(
    (file) => !/\.test\.|^testing\b/.test(file),
  )
  const needs = files.flatMap((file) =>
    [...readFileSync(`${folder}/${plugin}/${file}`, 'utf8').matchAll(/from '(#[^']+|\.\.\/[^']+)'/g)].flatMap(
      ([, imported = '']) => needOf(plugin, imported) ?? [],
    ),
  )
  return [...new Set(needs)].toSorted()
}

test.each(plugins)('the page on copying plugins names what %s needs', (plugin) => {
  expect(
    rows.get(plugin)?.toSorted(),
    `| \`${plugin}/\` | … | ${needsOf(plugin)
      .map((need) => `\`${need}\``)
      .join(', ')} |`,
  ).toEqual(needsOf(plugin))
})
