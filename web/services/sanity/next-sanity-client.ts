import 'server-only'
import { createClient } from 'next-sanity'
import { env } from '#web/config/server-env.ts'
import { previewClientConfig } from './client-config.ts'

/** The credentialed client as next-sanity's own functions take it: they bring their own release of the client. */
export const nextSanityClient = createClient(previewClientConfig(env))
