import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { PaymentService } from '../service.ts'

export type PaymentsEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    service: PaymentService
    /** URL of this server, without a trailing slash. */
    origin: string
  }
}

export type PaymentsContext = Context<PaymentsEnvironment>
