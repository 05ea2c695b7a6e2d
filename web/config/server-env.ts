import 'server-only'
import { readEnv } from './env.ts'

/** The checked environment of this process. */
export const env = readEnv(process.env)
