import { z } from 'zod'

/** The last contribution of a page: the next page begins after it. */
export type Position = { readonly createdAt: Date; readonly id: string }

const positionSchema = z.tuple([z.int().min(0).max(8.64e15), z.uuid()])

/** A position as an opaque text for addresses. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url')
}

/** The position of a cursor; undefined for an invalid one. */
export function readCursor(cursor: string): Position | undefined {
  try {
    const [time, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { createdAt: new Date(time), id }
  } catch {
    return undefined
  }
}
