import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { z } from 'zod'
import { unbounded } from '#tests/queries/unbounded.ts'

const root = `${import.meta.dirname}/..`
const files = globSync('{studio-plugins,schemas}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\b/.test(file))
  .toSorted()

const node = z.looseObject({ type: z.string(), start: z.number() })
type Node = z.infer<typeof node>

const nodeOf = (value: unknown): Node | undefined => node.safeParse(value).data

function childrenOf(parent: Node): Node[] {
  return Object.values(parent)
    .flat()
    .flatMap((child) => nodeOf(child) ?? [])
}

const nameOf = (value: unknown): unknown => nodeOf(value)?.name

/** The queries that are only listened to: nothing is read by them. */
function listenedTo({ type, key, value, callee, ...rest }: Node): Node[] {
  const isOption = type === 'Property' && nameOf(key) === 'listen'
  const isCall = type === 'CallExpression' && nameOf(nodeOf(callee)?.property) === 'listen'
  const [query] = isOption ? [value] : isCall && Array.isArray(rest.arguments) ? rest.arguments : []
  return nodeOf(query) ? [nodeOf(query) ?? []].flat() : []
}

/** A stand-in for each part of a query that is only known when it runs. */
function standIn(before: string): string {
  if (before.endsWith('...')) return '1'
  return /[\])]$/.test(before) ? '{_id}' : 'part'
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined
  const texts = quasis.map((quasi) => String(Object(nodeOf(quasi)?.value).cooked))
  return texts.reduce((text, next) => text + standIn(text) + next)
}

/** The texts of a file that read documents: whole queries, and parts of some that are an object's fields. */
function queriesIn(source: string): string[] {
  const listened = new Set<unknown>()
  const found: { readonly at: number; readonly name: unknown; readonly query: string }[] = []
  const visit = (one: Node, name?: unknown): void => {
    for (const query of listenedTo(one)) listened.add(query.type === 'Identifier' ? query.name : query.start)
    const query = textOf(one)
    if (query?.includes('*[')) found.push({ at: one.start, name, query })
    for (const child of childrenOf(one)) visit(child, one.type === 'VariableDeclarator' ? nameOf(one.id) : undefined)
  }
  const program = nodeOf(parseAst(source, { lang: 'tsx' }))
  if (program) visit(program)
  return found
    .filter(({ at, name }) => !listened.has(at) && !listened.has(name))
    .map(({ query }) => (/^\s*"\w*":/.test(query) ? `{${query}}` : query))
}

test.each([
  `const all = \`*[_type == "product" && \${condition}] | order(_id asc)\${projection}\``,
  `const part = \`"window\${index}": *[_type in $types]{_id}\``,
  `const both = { fetch: '*[_type == "product"]', listen: '*[_type == "product"]' }`,
  `client.fetch('*[_type == "product"]'); client.listen('*[_type == "product"]')`,
])('%s reads any number of documents', (source) => {
  expect(queriesIn(source).flatMap(unbounded)).toEqual(['all documents'])
})

test.each([
  `const some = \`*[_type == "product" && \${condition}] | order(_id asc)[0...\${AT_ONCE}]\${projection}\``,
  `const changed = \`*[_type == "product" && _id in $ids]{\${fields}}\``,
  `const few = \`count(*[_type == "product"])\``,
  `const listened = '*[_type == "product"]'; client.listen(listened, {})`,
])('%s does not', (source) => {
  expect(queriesIn(source).flatMap(unbounded)).toEqual([])
})

test.each(files.filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes('*[')))(
  'no query of %s reads any number of documents',
  (file) => {
    for (const query of queriesIn(readFileSync(`${root}/${file}`, 'utf8'))) expect(unbounded(query), query).toEqual([])
  },
)
