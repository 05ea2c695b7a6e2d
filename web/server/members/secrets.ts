import 'server-only'
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** An opaque token for a cookie or a link: 32 random bytes, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code to type from a mail: six digits. */
export function newResetCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export function hashSecret(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
