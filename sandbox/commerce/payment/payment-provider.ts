import { z } from 'zod'
import type { PaymentConnection } from '#sandbox/config.ts'

/** A result of the payment service; `action` says where the shopper goes next. */
const resultSchema = z.object({
  pspReference: z.string(),
  merchantReference: z.string(),
  amount: z.object({ currency: z.string(), value: z.int() }),
  resultCode: z.enum(['Authorised', 'Pending', 'Received', 'RedirectShopper', 'Refused', 'Cancelled', 'Error']),
  paymentMethod: z.looseObject({ type: z.string(), brand: z.string().optional() }).optional(),
  action: z.looseObject({}).optional(),
})
export type ProviderResult = z.infer<typeof resultSchema>

/** The outcome of a call: the service's result, its refusal, or that it could not be reached. */
type ProviderResponse<Result> =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' }

type PaymentOrder = {
  readonly reference: string
  readonly amount: { readonly currency: string; readonly value: number }
  readonly returnUrl: string
  readonly shopperLocale: string
  readonly paymentMethod: unknown
}

const TIMEOUT_MS = 10_000

/** The platform's client of the payment service. Nothing that it sends or receives is logged. */
export class PaymentProvider {
  readonly #connection: PaymentConnection

  constructor(connection: PaymentConnection) {
    this.#connection = connection
  }

  get clientKey(): string {
    return this.#connection.clientKey
  }

  /** For the Drop-in: an environment of Adyen, or the address of the stand-in. */
  get environment(): string {
    return this.#connection.origin ?? 'test'
  }

  paymentMethods(shopperLocale: string): Promise<ProviderResponse<Record<string, unknown>>> {
    return this.#call('paymentMethods', { shopperLocale }, z.record(z.string(), z.unknown()))
  }

  /** The attempt's reference is the idempotency key: the same attempt is charged once, however often it is sent. */
  async pay(order: PaymentOrder): Promise<ProviderResponse<ProviderResult>> {
    const send = () => this.#call('payments', order, resultSchema, order.reference)
    const response = await send()
    return response.kind === 'unreachable' ? send() : response
  }

  details(details: Readonly<Record<string, string>>): Promise<ProviderResponse<ProviderResult>> {
    return this.#call('payments/details', { details }, resultSchema)
  }

  async cancel(pspReference: string): Promise<boolean> {
    const path = `payments/${pspReference}/cancels`
    return (await this.#call(path, {}, z.looseObject({}), `cancel-${pspReference}`)).kind === 'result'
  }

  async #call<Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
    idempotencyKey?: string,
  ): Promise<ProviderResponse<z.output<Schema>>> {
    const { origin, apiKey, merchantAccount } = this.#connection
    try {
      const response = await fetch(`${origin}/v71/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': apiKey,
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify({ merchantAccount, ...body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status >= 400 && response.status < 500) return { kind: 'invalid' }
      if (!response.ok) return { kind: 'unreachable' }
      return { kind: 'result', result: schema.parse(await response.json()) }
    } catch {
      return { kind: 'unreachable' }
    }
  }
}

/** A language as the payment service names it: it does not know `nb`. */
export function shopperLocale(language: unknown): string {
  return language === 'en' ? 'en-US' : 'no-NO'
}
