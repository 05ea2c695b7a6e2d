import { timingSafeEqual } from 'node:crypto'

/** Compares a sent value with a secret or its hash in constant time. */
export function isSameSecret(sent: string, secret: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
