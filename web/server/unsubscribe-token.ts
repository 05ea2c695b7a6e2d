import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** For the link in a mail; only its hash is stored. */
export function newUnsubscribeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function isTokenOf(hash: string | null, token: string): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
