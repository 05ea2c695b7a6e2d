import { z } from 'zod'

/** The lake's `_id` of a published document: up to 128 characters (docs/product/9). */
export const documentIdSchema = z.string().regex(/^[\w.-]{1,128}$/)
