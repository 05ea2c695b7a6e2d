import { studioLocale } from '#schemas/studio-language.ts'
import type { BehindReason } from '#web/domain/content/public-state.ts'
import { type OwnText, t } from './norwegian.ts'

const reasonTexts: Readonly<Record<BehindReason, OwnText>> = {
  notHandled: 'The site has not received the change yet.',
  catchingUp: 'The site has just started and is still loading changes.',
  lakeUnreachable:
    'The site could not reach the content lake. The old address, or pages that mention this one, may still be wrong. It keeps trying for half an hour.',
  lakeRefused:
    'The content lake rejected the site’s request, so the old address may not redirect. Ask someone with access to the site’s settings to check its token.',
  malformedAddress: 'The address is not valid, so the page has none. Enter the address again and publish.',
  failed: 'An error occurred on the site. It has been reported.',
}

/** Why a change is not public yet. */
export const reasonText = (reason: BehindReason) => t(reasonTexts[reason])

/** `3 changes are not public yet, since 00:12` */
export function summary(count: number, oldest: string): string {
  const time = timeText(oldest)
  return count === 1
    ? t('1 change is not public yet, since {time}', { time })
    : t('{count} changes are not public yet, since {time}', { count, time })
}

/** `00:12` today, `21 Nov, 00:12` on another day, in the editor's time zone. */
export function timeText(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const isToday = date.toDateString() === now.toDateString()
  const day = { day: 'numeric', month: 'short' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(studioLocale(), isToday ? time : { ...day, ...time }).format(date)
}
