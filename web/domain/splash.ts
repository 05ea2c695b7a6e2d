export type SplashVisit = {
  /** Of the page: `/{lang}/...`. */
  readonly path: string
  /** Query string of the page. */
  readonly search: string
  readonly isDismissed: boolean
  readonly isBot: boolean
  /** Draft mode: the page is an editor's, who came to edit it. */
  readonly isPreview: boolean
}

/** Pages on which people pay or look after their account: nothing gets in their way there. */
const undisturbed: ReadonlySet<string | undefined> = new Set(['checkout', 'check-payment', 'account', 'crowdfunding'])

/** Query flag that shows the splash every time (specification section 2). */
const force = 'alwaysShowOvershootDaySplash'

/** Whether the overshoot-day splash opens: once per browser, unless forced (specification section 4). Never for bots and in previews. */
export function opensSplash({ path, search, isDismissed, isBot, isPreview }: SplashVisit): boolean {
  const flag = new URLSearchParams(search).get(force)
  if (flag !== null && flag !== 'false') return true
  return !isDismissed && !isBot && !isPreview && !undisturbed.has(path.split('/')[2])
}
