import { createHash, randomBytes } from 'node:crypto'
import { isSameSecret } from '#web/lib/is-same-secret.ts'

/** A token for the link in a mail that acts for its reader; only its hash is stored. */
export function newLinkToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function isTokenOf(hash: string | null | undefined, token: string): boolean {
  return isSameSecret(hashOf(token), hash ?? '')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
