import { createSchema, resolveInitialValueForType, type SchemaType } from 'sanity'
import { expect, test, vi } from 'vitest'
import { schemaTypes } from './index.ts'

// Sanity schedules this work with `window`.
vi.stubGlobal('window', globalThis)

const schema = createSchema({ name: 'default', types: schemaTypes })

/** The initial value of a new document or block of the type. */
const initialValueOf = (name: string): Promise<unknown> =>
  resolveInitialValueForType(
    schema.get(name) as SchemaType,
    {},
    10,
    {} as Parameters<typeof resolveInitialValueForType>[3],
  )

test('a new row has two columns, each with a paragraph to type in', async () => {
  const paragraph = {
    _type: 'block',
    _key: expect.any(String),
    style: 'normal',
    children: [{ _type: 'span', text: '' }],
  }
  const column = { _type: 'column', _key: expect.any(String), content: [paragraph] }
  expect(await initialValueOf('columns')).toMatchObject({ columns: [column, column] })
})

test('a new table has two rows of two cells, the first with headings', async () => {
  const row = { _type: 'tableRow', _key: expect.any(String), cells: ['', ''] }
  expect(await initialValueOf('table')).toMatchObject({ hasHeader: true, rows: [row, row] })
})

test('a new article is dated today, on the calendar of the editor', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 17, 0, 30) })
  expect(await initialValueOf('contentPage')).toMatchObject({ publishedAt: '2026-05-17' })
  vi.useRealTimers()
})
