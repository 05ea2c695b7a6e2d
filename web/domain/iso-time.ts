import { z } from 'zod'

/** A time as ISO 8601 with seconds and `Z`. The year 0 exists in ISO 8601, but not in PostgreSQL. */
export const isoTimeSchema = z.iso.datetime().refine((time) => !time.startsWith('0000'))
