import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

const cookieName = '__prerender_bypass'
/** The cookies by which Next recognises draft mode and its older preview mode, which this site does not use. */
const draftCookieNames: ReadonlySet<string> = new Set([cookieName, '__next_preview_data'])

/** Whether a request has no draft cookie, a valid one, or one that this build did not issue. */
export type Visit = 'visitor' | 'editor' | 'wrong'

/** Expires the cookie in both forms that draft mode sets; the second is for the Studio's frame. */
export const expiredDraftCookies: readonly string[] = ['', '; Partitioned'].map(
  (form) => `${cookieName}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=None${form}`,
)

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) })

/** The value of a valid draft cookie; every build generates a new one. */
export async function readPreviewModeId(build: string): Promise<string> {
  const text = await readFile(join(build, 'prerender-manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text)).preview.previewModeId
}

/** Removes invalid draft cookies from requests. */
export class DraftCookie {
  readonly #hash: Buffer

  constructor(previewModeId: string) {
    this.#hash = sha256(previewModeId)
  }

  /**
   * Classifies the request and removes every draft cookie but a valid one, so that from here on its presence means an
   * editor.
   */
  admit({ headers }: Pick<IncomingMessage, 'headers'>): Visit {
    if (!headers.cookie?.includes('__')) return 'visitor'
    const cookies = headers.cookie.split(';').map((pair) => pair.trim())
    const others = cookies.filter((pair) => !draftCookieNames.has(nameOf(pair)))
    if (others.length === cookies.length) return 'visitor'
    const valid = cookies.find(
      (pair) => nameOf(pair) === cookieName && this.#isValid(pair.slice(pair.indexOf('=') + 1)),
    )
    const kept = valid ? [...others, valid] : others
    if (kept.length > 0) headers.cookie = kept.join('; ')
    else delete headers.cookie
    return valid ? 'editor' : 'wrong'
  }

  /** Compares hashes, which have equal length, in constant time. */
  #isValid(value: string): boolean {
    return timingSafeEqual(sha256(value), this.#hash)
  }
}

function nameOf(pair: string): string {
  return (pair.split('=')[0] ?? '').trim()
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
