import { timingSafeEqual } from 'node:crypto'

/** Whether a header holds the secret, compared in constant time. */
export function isSecret(sent: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
