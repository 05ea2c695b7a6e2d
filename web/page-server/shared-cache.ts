import type { OutgoingHttpHeaders } from 'node:http'
import type { CdnSettings } from '../config/cdn-env.ts'
import { baseline } from '../lib/baseline.ts'
import { expiryEpoch } from '../lib/content-epoch.ts'
import { sinceFollowed } from '../lib/followed-publications.ts'
import { onMeasure } from '../lib/measures.ts'
import { keysOfPage } from '../lib/surrogate-keys.ts'
import { routesTag } from '../routing/routes-tag.ts'
import { isHtml } from './captured-page.ts'
import type { Rendering } from './page-rendering.ts'
import type { PageResponse } from './page-response.ts'

/** Seconds. Purges keep pages fresh; the hour only bounds what a lost one can do, as in Next's own cache. */
const pageLife = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
/** Addresses without a page, and redirects: strangers can ask for any number of them. */
const otherLife = 'max-age=60'

/** Milliseconds without news of what others have published, after which an instance no longer vouches for its pages. */
const FOLLOWED_WITHIN_MS = 3000

/** Each CDN has names of its own for what only it reads and takes out of the response. */
const dialects = {
  /** Varnish takes headers of up to 8 kB. */
  varnish: { life: 'surrogate-control', keys: 'xkey', separator: ' ', maxLength: 7000 },
  fastly: { life: 'surrogate-control', keys: 'surrogate-key', separator: ' ', maxLength: 16_000 },
  cloudflare: { life: 'cloudflare-cdn-cache-control', keys: 'cache-tag', separator: ',', maxLength: 16_000 },
} as const

/** The facts about a page when Next is asked for it. */
type Source = Pick<Rendering, 'tags' | 'expiries'>

/**
 * Decides which pages a CDN may keep, and says so in headers that only it reads: browsers revalidate as without one. A
 * page is kept only if it is purged by everything that it shows, and only from an instance that shows all that was
 * published: what an older page replaces after a purge would stay.
 */
export class SharedCache {
  readonly #kind: CdnSettings['kind']
  readonly #sources = new WeakMap<PageResponse, Source>()
  #withoutTags = 0

  constructor(kind: CdnSettings['kind']) {
    this.#kind = kind
    onMeasure({
      name: 'cdn_pages_without_tags',
      help: 'Pages that a CDN cannot keep because Next did not say which cache tags they have',
      read: () => this.#withoutTags,
    })
  }

  /** Notes what the page was made from; nothing of one that is different for each visitor. */
  note(page: PageResponse, { tags = [], expiries }: Source): void {
    if (tags.length === 0 && page.status === 200 && isHtml(page)) this.#countWithoutTags()
    // Whether there is a page, or a redirect, depends on all addresses.
    this.#sources.set(page, { tags: page.status === 200 ? tags : [...tags, routesTag], expiries })
  }

  #countWithoutTags(): void {
    this.#withoutTags += 1
    if (this.#withoutTags > 1) return
    console.error(
      'cdn: Next does not say which cache tags a page has, so the CDN does not keep it (docs/operations.md)',
    )
  }

  forget(page: PageResponse): void {
    this.#sources.delete(page)
  }

  /** The headers for the CDN of a response to a visitor. */
  headersOf(page: PageResponse): OutgoingHttpHeaders {
    const source = this.#sources.get(page)
    const isKept = page.status === 200 || page.status === 404 || (page.status >= 300 && page.status < 400)
    if (!source?.tags?.length || !isKept || page.headers['set-cookie'] || !isCurrent(source)) return this.never
    const { life, keys, ...header } = dialects[this.#kind]
    return { [life]: page.status === 200 ? pageLife : otherLife, [keys]: keysOfPage(source.tags, header) }
  }

  /**
   * The header of a response that the CDN must not keep. Every such response has it, since a 304 leaves other headers
   * as they are.
   */
  get never(): OutgoingHttpHeaders {
    return { [dialects[this.#kind].life]: 'no-store' }
  }
}

/** Whether the page shows all that has expired since Next was asked, here and, as far as can be known, elsewhere. */
function isCurrent({ expiries }: Source): boolean {
  return expiries === expiryEpoch() && baseline().isCaughtUp && sinceFollowed() < FOLLOWED_WITHIN_MS
}
