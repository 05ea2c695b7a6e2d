import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** Whole milliseconds, the precision of these times in the database. */
const moment = z.codec(z.int().min(0).max(8.64e15), z.date(), {
  decode: (milliseconds) => new Date(milliseconds),
  encode: (date) => date.getTime(),
})

/** The fields of every position: ids order rows of the same moment. */
export const positionFields = { createdAt: moment, id: z.uuid() }

/** Cursors: the position of a page's last row as an opaque text for addresses. The next page begins after it. */
export function cursorsOf<Fields extends z.ZodRawShape>(fields: Fields) {
  const schema = z.object(fields)
  return {
    writeCursor: (row: z.output<typeof schema>): string =>
      Buffer.from(JSON.stringify(z.encode(schema, row))).toString('base64url'),

    /** Undefined for an invalid one. */
    readCursor(cursor: string): z.output<typeof schema> | undefined {
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
      } catch {
        return undefined
      }
    },
  }
}

/** The cursors of lists that begin with the newest. */
export const { writeCursor, readCursor } = cursorsOf(positionFields)

export type Position = { readonly createdAt: Date; readonly id: string }

/** Rows after a position in a list that begins with the newest. */
export function isAfter(
  { createdAt, id }: { readonly createdAt: PgColumn; readonly id: PgColumn },
  after: Position | undefined,
): SQL | undefined {
  return after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
}

/** A page of rows, read with one row more than `size`; `last` is the page's last row if more rows follow. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
): { readonly items: readonly Row[]; readonly last: Row | undefined } {
  const items = rows.slice(0, size)
  return { items, last: rows.length > size ? items.at(-1) : undefined }
}
