/**
 * When something that editors have switched on is shown: from the first moment, included, until the second, excluded.
 * ISO 8601; without one of them the window is open on that side.
 */
export type ShownWindow = {
  readonly shownFrom?: string | null | undefined
  readonly shownTo?: string | null | undefined
}

/** Whether a window has begun and not ended. The queries' `isInWindow` is the same rule. */
export function windowState({ shownFrom, shownTo }: ShownWindow, now: Date): 'before' | 'open' | 'over' {
  if (shownTo && Date.parse(shownTo) <= +now) return 'over'
  return shownFrom && Date.parse(shownFrom) > +now ? 'before' : 'open'
}

/** Whether a window begins or ends after one moment and not after the other. */
export function changesBetween({ shownFrom, shownTo }: ShownWindow, since: Date, now: Date): boolean {
  return [shownFrom, shownTo].some((moment) => {
    const time = Date.parse(moment ?? '')
    return time > +since && time <= +now
  })
}
