type SplashVisit = {
  /** The path of the page: `/{lang}/...`. */
  readonly path: string
  /** Query string of the page. */
  readonly search: string
  readonly isDismissed: boolean
  readonly isBot: boolean
  /** Draft mode: the page is an editor's, who came to edit it. */
  readonly isPreview: boolean
  /** A 404 or 500 page: its visitor needs the way out first. The splash waits for the next page. */
  readonly isError: boolean
}

/** Pages for payment and the account, where nothing may interrupt the visitor. */
const undisturbed: ReadonlySet<string | undefined> = new Set(['checkout', 'check-payment', 'account', 'crowdfunding'])

/** Query flag that shows the splash every time (docs/product/2). */
const force = 'alwaysShowOvershootDaySplash'

/**
 * Whether the overshoot-day splash opens: once per browser, unless forced (docs/product/4). Never for bots, in previews
 * and on error pages.
 */
export function opensSplash({ path, search, ...visit }: SplashVisit): boolean {
  if (isSplashForced(search)) return true
  if (visit.isDismissed || visit.isBot || visit.isPreview || visit.isError) return false
  return !undisturbed.has(path.split('/')[2])
}

/** Whether a page's address asks for the splash, which then waits for nothing. */
export function isSplashForced(search: string): boolean {
  const flag = new URLSearchParams(search).get(force)
  return flag !== null && flag !== 'false'
}
