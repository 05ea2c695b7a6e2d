import { z } from 'zod'

/** The data of a job in the queue `store-picture`. */
export const uploadJob = z.object({ id: z.uuid() })
export type UploadJob = z.infer<typeof uploadJob>
