import { z } from 'zod'

/** The data of a job in the queue `purge-cdn`. */
export const purgeJob = z.object({ keys: z.array(z.string()).readonly() })

export type PurgeJob = z.infer<typeof purgeJob>
