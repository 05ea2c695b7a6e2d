import { globSync, readFileSync } from 'node:fs'
import { root } from './stack/root.ts'

/** The requirements of docs/product, id to text, ordered by id. */
export function requirements(): ReadonlyMap<string, string> {
  const pages = globSync('docs/product/[1-9]-*.md', { cwd: root }).sort()
  const all = pages.flatMap((page) => entries(readFileSync(`${root}/${page}`, 'utf8')))
  return new Map(all.toSorted(([id], [other]) => id.localeCompare(other)))
}

/** `- **R4.02** Days left: ...`, up to the next blank line or item. */
function entries(page: string): [string, string][] {
  return [...page.matchAll(/(?<=\n)- \*\*(R\d\.\d\d)\*\* ([\s\S]*?)(?=\n\n|\n- |$)/g)].map(([, id = '', text = '']) => [
    id,
    text.replace(/\s+/g, ' ').trim(),
  ])
}

/** The ids of requirements that a test title names. */
function testedRequirements(): ReadonlySet<string> {
  const files = globSync(
    ['{web,schemas,studio-plugins,sandbox,scripts,bench,tests}/**/*.{test,e2e}.{ts,tsx}', '*.test.ts'],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/.next*/**'],
    },
  )
  const text = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  return new Set([...text.matchAll(/\[(R\d\.\d\d)\]/g)].map(([, id = '']) => id))
}

/** The requirements that no test title names, and a one-line summary. */
export function untestedRequirements(): { summary: string; untested: readonly [string, string][] } {
  const all = requirements()
  const tested = testedRequirements()
  const untested = [...all].filter(([id]) => !tested.has(id))
  return { summary: `${all.size - untested.length} of ${all.size} requirements have a test that names them`, untested }
}
