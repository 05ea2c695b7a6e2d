import { z } from 'zod'

/** The last post of a page: the next page begins after it. */
export type Position = { readonly isPinned: boolean; readonly createdAt: Date; readonly id: string }

const positionSchema = z.tuple([z.boolean(), z.int().min(0).max(8.64e15), z.uuid()])

/** A position as an opaque text for addresses. */
export function writeCursor({ isPinned, createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([isPinned, createdAt.getTime(), id])).toString('base64url')
}

/** The position of a cursor; undefined for an invalid one. */
export function readCursor(cursor: string): Position | undefined {
  try {
    const [isPinned, time, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { isPinned, createdAt: new Date(time), id }
  } catch {
    return undefined
  }
}
