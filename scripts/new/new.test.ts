import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../stack/root.ts'
import { newBlock } from './block.ts'
import { newCall } from './call.ts'
import { newField } from './field.ts'
import { newJob } from './job.ts'
import { newMail } from './mail.ts'
import { nameOf } from './names.ts'
import { newPage } from './page.ts'
import { applyPlan, type Plan, withLine } from './plan.ts'
import { newTable } from './table.ts'

const name = nameOf('warm-thing')
const plans: Readonly<Record<string, () => Plan>> = {
  block: () => newBlock(name),
  field: () => newField(root, 'product.warmThing'),
  call: () => newCall(name, ['POST', '/api/v1/warm-things/{id}']),
  page: () => newPage(name),
  mail: () => newMail(name),
  job: () => newJob(name),
  table: () => newTable(name),
}

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'))
})

afterEach(() => rmSync(copy, { recursive: true }))

describe.each(Object.keys(plans))('npm run new -- %s', (kind) => {
  const plan = plans[kind]?.() ?? { files: [], lines: [], left: [] }

  test('writes its files, and its lines into existing files; nothing the second time', () => {
    for (const { path } of plan.lines) cpSync(join(root, path), join(copy, path))
    const written = applyPlan(copy, plan)
    expect(written).toEqual(expect.arrayContaining([...plan.files, ...plan.lines].map(({ path }) => path)))
    for (const { path, text } of plan.lines) expect(readFileSync(join(copy, path), 'utf8')).toContain(text)
    const before = textsIn(copy)
    expect(() => applyPlan(copy, plan)).toThrow('exists already')
    expect(textsIn(copy)).toEqual(before)
  })

  test('leaves a test that fails, or a check that does, and says what is left', () => {
    const tests = plan.files.filter(({ path }) => path.includes('.test.'))
    if (kind !== 'table') expect(tests.map(({ text }) => text)).toEqual([expect.stringContaining('expect.fail(')])
    expect(plan.left.length).toBeGreaterThan(2)
  })
})

test('a name has a spelling for each place, whichever it is given in', () => {
  const spellings = {
    camel: 'warmThing',
    pascal: 'WarmThing',
    kebab: 'warm-thing',
    snake: 'warm_thing',
    title: 'Warm thing',
  }
  expect([nameOf('warmThing'), nameOf('warm-thing')]).toEqual([spellings, spellings])
  expect(() => nameOf('Warm thing')).toThrow('is no name')
})

test('a plan that cannot be written is refused with a message, before anything is written', () => {
  expect(() => newField(root, 'garment.weight')).toThrow('No schema is called "garment"')
  expect(() => newField(root, 'product.title')).toThrow('has a field "title" already')
  expect(() => newCall(name, ['FETCH', '/api/v1/things'])).toThrow('Say where')
  expect(() => newCall(name, ['GET', '/elsewhere'])).toThrow('Say where')
  expect(() => withLine('a\na', { path: 'list.ts', after: /^a$/, text: 'b' })).toThrow('list.ts has 2 lines')
})

function textsIn(folder: string): Record<string, string> {
  const paths = globSync('**/*.{ts,tsx,css}', { cwd: folder })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
