import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { CommercePlatform } from '../platform.ts'
import type { Session } from '../store/sessions.ts'

export type CommerceEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    platform: CommercePlatform
    /** Where this server is reached, without a slash at the end; media addresses start with it. */
    origin: string
    /** Set once a call has opened its session; errors after that carry its token. */
    session?: Session
  }
}

export type CommerceContext = Context<CommerceEnvironment>
