import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#web/config/env.ts'
import { requirements } from './requirements.ts'
import { root } from './stack/root.ts'

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const contributing = read('CONTRIBUTING.md')

test('the index of decisions lists every record with its number and title', () => {
  const index = read('docs/decisions/README.md').replace(/ +/g, ' ')
  for (const file of readdirSync(`${root}/docs/decisions`).filter((name) => /^\d/.test(name))) {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(`docs/decisions/${file}`)) ?? []
    expect(index, file).toContain(`| [${number}](${file}) | ${title} |`)
    expect(Number(file.slice(0, 4)), file).toBe(Number(number))
  }
})

test('docs/going-to-production.md names every variable that the storefront reads', () => {
  const production = read('docs/going-to-production.md')
  const variables = read('web/config/env.ts') + read('web/config/cdn-env.ts')
  const names = [...variables.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? '')
  expect(names).toContain('SMTP_URL')
  for (const name of names) expect(production, name).toContain(`${name}=`)
})

test('docs/going-to-production.md says how each secret is rotated', () => {
  const [, section = ''] = /## Rotating secrets\n(.*?)\n## /s.exec(read('docs/going-to-production.md')) ?? []
  const secret = /SECRET|TOKEN|PASSWORD|^(DATABASE|SMTP|IMAGE_STORE)_URL$/
  const secrets = settingNames.filter((name) => secret.test(name))
  expect(secrets.length).toBeGreaterThan(8)
  for (const name of secrets) expect(section, name).toContain(`${name}`)
})

test('docs/operations.md says what to do about each alert, and names metrics that there are', () => {
  const operations = read('docs/operations.md')
  const alerts = [...operations.matchAll(/- alert: (\w+)\n(.*?)(?=- alert|```)/gs)]
  expect(alerts.length).toBeGreaterThanOrEqual(5)
  const code = globSync('web/**/*.ts', { cwd: root, exclude: ['**/.next*/**'] })
    .map(read)
    .join('\n')
  for (const [, name] of alerts) expect(operations).toContain(`- **${name}.** `)
  const rules = alerts.map(([, , rule]) => rule).join('')
  const table = [...operations.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name)
  const inRules = [...rules.matchAll(/\b[a-z]+(_[a-z]+)+\b/g)].map(([name]) => name.replace(/_count$/, ''))
  expect(table.length).toBeGreaterThan(7)
  for (const name of [...table, ...inRules]) expect(code).toContain(`'${name}'`)
})

test('CONTRIBUTING.md or .env.sandbox names every variable that scripts, benches and tests read', () => {
  const passedOn = /^(PATH|NODE_|NEXT_|DO_NOT_TRACK|\w+_TELEMETRY_|SANITY_STUDIO_PREVIEW_ORIGIN|STUDIO_BUILD_DIR)/
  const code = globSync('{scripts,bench,tests}/**/*.{ts,mjs}', { cwd: root }).map(read).join('\n')
  const names = new Set(
    [...code.matchAll(/\bprocess\.env\.([A-Z_]+)|\b(CONTRACT_[A-Z_]+)/g)].map(([, a, b]) => a ?? b ?? ''),
  )
  expect(names).toContain('CHROMIUM_PATH')
  const documents = contributing + read('.env.sandbox')
  for (const name of names) if (!passedOn.test(name)) expect(documents, name).toContain(name)
})

test('CONTRIBUTING.md names every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const name of Object.keys(scripts)) {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    expect(contributing, name).toContain(`\`${command}`)
  }
})

test('the README is short: a screen and a half', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(75)
})

test('every file and heading that documents link to exists, and so does every record that they name by number', () => {
  const records = readdirSync(`${root}/docs/decisions`).map((name) => name.slice(0, 4))
  for (const file of globSync(['*.md', 'docs/**/*.md'], { cwd: root })) {
    for (const [link, path = '', heading] of read(file).matchAll(/\]\((?!http)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = path ? join(dirname(file), path) : file
      expect(existsSync(join(root, target)), `${file} has a link ${link}`).toBe(true)
      if (heading) expect(headings(target), `${file} has a link ${link}`).toContain(heading)
    }
    for (const [, record = ''] of read(file).matchAll(/\((0\d{3})\)/g))
      expect(records, `${file} names record ${record}`).toContain(record)
  }
})

/** The names by which GitHub links to the headings of a document. */
function headings(file: string): readonly string[] {
  const titles = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title)
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every requirement, page of docs/product and record that code, tests and records refer to exists', () => {
  const known = requirements()
  expect(known.size).toBeGreaterThan(130)
  const pages = new Set(readdirSync(`${root}/docs/product`).map((name) => name.slice(0, 1)))
  const records = readdirSync(`${root}/docs/decisions`)
  for (const file of globSync(
    '{web,schemas,studio-plugins,sandbox,scripts,bench,tests,docs}/**/*.{ts,tsx,mjs,css,md}',
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/.next*/**', 'scripts/docs.test.ts', 'scripts/requirements.ts'],
    },
  )) {
    const text = read(file)
    for (const [id] of text.matchAll(/\bR\d\.\d\d\b/g)) expect(known.has(id), `${file} names ${id}`).toBe(true)
    expect(text, file).not.toMatch(/\bspecification,? sections? \d|\(decisions \d/i)
    for (const [reference, page] of text.matchAll(/docs\/product\/(\w)/g))
      expect(pages.has(page ?? ''), `${file} names ${reference}`).toBe(true)
    for (const [, record = ''] of text.matchAll(/\bdocs\/decisions\/(\d{4}[\w-]*(?:\.md)?)/g))
      expect(
        records.some((name) => (record.endsWith('.md') ? name === record : name.startsWith(`${record}-`))),
        `${file} names record ${record}`,
      ).toBe(true)
  }
})
