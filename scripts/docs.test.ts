import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { requirements } from './requirements.ts'
import { root } from './stack/root.ts'

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const readme = read('README.md')

test('the index of decisions lists every record with its number and title', () => {
  const index = read('docs/decisions/README.md').replace(/ +/g, ' ')
  for (const file of readdirSync(`${root}/docs/decisions`).filter((name) => /^\d/.test(name))) {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(`docs/decisions/${file}`)) ?? []
    expect(index, file).toContain(`| [${number}](${file}) | ${title} |`)
    expect(Number(file.slice(0, 4)), file).toBe(Number(number))
  }
})

test('the README names every variable that the storefront reads', () => {
  const names = [...read('web/config/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? '')
  expect(names).toContain('SMTP_URL')
  for (const name of names) expect(readme, name).toContain(`${name}=`)
})

test('the README or .env.sandbox names every variable that scripts and tests read', () => {
  const passedOn = /^(PATH|NODE_|NEXT_|DO_NOT_TRACK|\w+_TELEMETRY_|SANITY_STUDIO_PREVIEW_ORIGIN|STUDIO_BUILD_DIR)/
  const code = globSync('{scripts,tests}/**/*.{ts,mjs}', { cwd: root }).map(read).join('\n')
  const names = new Set(
    [...code.matchAll(/\bprocess\.env\.([A-Z_]+)|\b(CONTRACT_[A-Z_]+)/g)].map(([, a, b]) => a ?? b ?? ''),
  )
  expect(names).toContain('CHROMIUM_PATH')
  const documents = readme + read('.env.sandbox')
  for (const name of names) if (!passedOn.test(name)) expect(documents, name).toContain(name)
})

test('the README names every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const name of Object.keys(scripts)) {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    expect(readme, name).toContain(`\`${command}`)
  }
})

test('every file that the README and docs link to exists, and so does every record that they name by number', () => {
  const records = readdirSync(`${root}/docs/decisions`).map((name) => name.slice(0, 4))
  for (const file of ['README.md', ...globSync('docs/**/*.md', { cwd: root })]) {
    for (const [, path = ''] of read(file).matchAll(/\]\((?!http)([^)#]+)/g))
      expect(existsSync(join(root, dirname(file), path)), `${file} links to ${path}`).toBe(true)
    for (const [, record = ''] of read(file).matchAll(/\((0\d{3})\)/g))
      expect(records, `${file} names record ${record}`).toContain(record)
  }
})

test('every requirement, page of docs/product and record that code, tests and records refer to exists', () => {
  const known = requirements()
  expect(known.size).toBeGreaterThan(130)
  const pages = new Set(readdirSync(`${root}/docs/product`).map((name) => name.slice(0, 1)))
  const records = readdirSync(`${root}/docs/decisions`)
  for (const file of globSync('{web,schemas,studio-plugins,sandbox,scripts,tests,docs}/**/*.{ts,tsx,mjs,css,md}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/.next*/**', 'scripts/docs.test.ts', 'scripts/requirements.ts'],
  })) {
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
