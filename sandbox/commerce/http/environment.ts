import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import type { CommercePlatform } from '../platform.ts'
import type { Session } from '../store/sessions.ts'

export type CommerceEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    platform: CommercePlatform
    /** URL of this server, without a trailing slash; media URLs start with it. */
    origin: string
    provider: PaymentProvider
    /** Starts what follows a payment, without waiting for it. */
    afterPayment: () => void
    /** Set when a call has opened its session; later errors include its token. */
    session?: Session
  }
}

export type CommerceContext = Context<CommerceEnvironment>
