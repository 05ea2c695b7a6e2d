import { createHash } from 'node:crypto'

/** The CSP source that allows exactly this inline script or style sheet: `'sha256-...'`. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
