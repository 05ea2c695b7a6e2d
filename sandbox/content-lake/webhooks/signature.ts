import { createHmac } from 'node:crypto'

/**
 * The value of `sanity-webhook-signature`: `t=<milliseconds>,v1=<base64url HMAC-SHA256 of "t.body">`, as
 * `@sanity/webhook` checks it.
 * @param timestamp milliseconds since the epoch
 */
export function signatureHeader(body: string, timestamp: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  return `t=${timestamp},v1=${digest}`
}
