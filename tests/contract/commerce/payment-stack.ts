import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ADMIN_KEY, type RunningCommerce, startCommerce } from '#sandbox/commerce/server.ts'
import { type PaymentConnection, readPaymentConnection } from '#sandbox/config.ts'
import { freePort } from '#sandbox/loopback.ts'
import { type RunningMail, startMail } from '#sandbox/mail/server.ts'
import { DEFAULT_PAYMENTS_ADMIN_KEY, type RunningPayments, startPayments } from '#sandbox/payments/server.ts'

export type PaymentStack = {
  readonly commerce: RunningCommerce
  readonly payments: RunningPayments
  readonly mail: RunningMail
  readonly connection: PaymentConnection
  /** Sets faults or webhooks of the payments stand-in, or reads its payments. */
  paymentsAdmin(method: string, path: string, body?: object): Promise<unknown>
  commerceAdmin(method: string, path: string, body?: object): Promise<unknown>
  close(): Promise<void>
}

/** The commerce and payments stand-ins, which call each other, and an inbox for the order mails, on free ports. */
export async function startPaymentStack(): Promise<PaymentStack> {
  const directory = mkdtempSync(join(tmpdir(), 'payments-'))
  const [commercePort, paymentsPort] = [await freePort(), await freePort()]
  const connection = readPaymentConnection({
    ADYEN_ENVIRONMENT: `http://localhost:${paymentsPort}`,
    CENTRA_API_URL: `http://localhost:${commercePort}/api/checkout/`,
  })
  const mail = await startMail({ dataDir: join(directory, 'mail'), smtpPort: 0, inboxPort: 0 })
  const payments = await startPayments({
    dataDir: join(directory, 'payments'),
    port: paymentsPort,
    connection,
    ...(connection.webhookUrl && { webhookUrl: connection.webhookUrl }),
  })
  const commerce = await startCommerce({
    dataDir: join(directory, 'commerce'),
    port: commercePort,
    payments: connection,
    smtpUrl: mail.smtpUrl,
  })
  return {
    commerce,
    payments,
    mail,
    connection,
    paymentsAdmin: (method, path, body) => admin(`${payments.url}${path}`, DEFAULT_PAYMENTS_ADMIN_KEY, method, body),
    commerceAdmin: (method, path, body) => admin(`${commerce.origin}/${path}`, DEFAULT_ADMIN_KEY, method, body),
    async close() {
      await Promise.all([commerce.close(), payments.close()])
      await mail.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** @throws Error when the call fails */
async function admin(url: string, key: string, method: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'x-admin-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`)
  return response.json()
}
