import { z } from 'zod'
import { cursorsOf, positionFields } from '../paging.ts'

/** The last post of a page. */
export type Position = { readonly isPinned: boolean; readonly createdAt: Date; readonly id: string }

export const { writeCursor, readCursor } = cursorsOf({ isPinned: z.boolean(), ...positionFields })
