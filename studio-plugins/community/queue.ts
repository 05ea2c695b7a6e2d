import type { Contribution, ContributionCounts, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { StaffActionType } from '#web/domain/staff/staff-action.ts'
import { afterClick, withAll } from '../products/product-list.ts'
import { t } from './norwegian.ts'

/** Actions of one keystroke on whole contributions. */
export type QuickAction = Extract<StaffActionType, 'hide' | 'unhide' | 'pin' | 'unpin' | 'dismissReports'>

/** What the queue shows. */
export type Queue = {
  readonly items: readonly Contribution[]
  /** Where the next page begins; null when all are loaded. */
  readonly next: string | null
  /** The contribution that keys act on. */
  readonly activeId: string | undefined
  /** Ids of the selected ones. */
  readonly selected: readonly string[]
  /** The last one that was selected without Shift. */
  readonly anchor: string | undefined
}

export const emptyQueue: Queue = { items: [], next: null, activeId: undefined, selected: [], anchor: undefined }

type Page = Pick<Queue, 'items' | 'next'>

export function loaded(page: Page): Queue {
  return { ...emptyQueue, ...page, activeId: page.items[0]?.id }
}

/** Adds the next page; what was written meanwhile can have moved a contribution into it that is listed already. */
export function appended(queue: Queue, { items, next }: Page): Queue {
  const known = new Set(queue.items.map(({ id }) => id))
  const all = [...queue.items, ...items.filter(({ id }) => !known.has(id))]
  return { ...queue, items: all, next, activeId: queue.activeId ?? all[0]?.id }
}

/** Moves by a number of contributions, not beyond the ends. With `isExtending`, those that are passed are selected. */
export function moved(queue: Queue, step: number, isExtending = false): Queue {
  const from = Math.max(
    queue.items.findIndex(({ id }) => id === queue.activeId),
    0,
  )
  const to = Math.min(Math.max(from + step, 0), queue.items.length - 1)
  const passed = queue.items.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)
  return {
    ...queue,
    activeId: queue.items[to]?.id,
    selected: isExtending ? withAll(queue.selected, passed) : queue.selected,
  }
}

export function toggled(queue: Queue, id: string, isRange: boolean): Queue {
  const { items, selected, anchor } = queue
  const shown = items.map((item) => item.id)
  return {
    ...queue,
    activeId: id,
    selected: afterClick(selected, { shown, id, anchor, isRange }),
    anchor: isRange ? anchor : id,
  }
}

/** What an action applies to: the selection, or without one the active contribution. */
export function targets({ items, selected, activeId }: Queue): Contribution[] {
  const wanted = new Set(selected.length > 0 ? selected : [activeId])
  return items.filter(({ id }) => wanted.has(id))
}

/** Whether staff have something to decide about it. */
export const isWaiting = (contribution: Contribution) => hasOpenReports(contribution) || contribution.isRewritten

export const hasOpenReports = ({ reports }: Contribution) => reports.some(({ isOpen }) => isOpen)

/** Whether an action would change the contribution. */
export function isApplicable(type: QuickAction, contribution: Contribution): boolean {
  const { kind, isHidden, isRewritten, isPinned } = contribution
  switch (type) {
    case 'hide':
      return !isHidden || isRewritten
    case 'unhide':
      return isHidden
    case 'pin':
      return kind === 'post' && !isPinned && !isHidden
    case 'unpin':
      return kind === 'post' && isPinned && !isHidden
    case 'dismissReports':
      return hasOpenReports(contribution)
  }
}

/** What `h` and `p` do to these: the opposite once it holds for all of them. */
export function toggleOf(
  first: QuickAction,
  opposite: QuickAction,
  contributions: readonly Contribution[],
): QuickAction {
  return contributions.some((one) => isApplicable(first, one)) ? first : opposite
}

/** The contribution after the action, as the backend will have it. */
export function applied(type: QuickAction, contribution: Contribution): Contribution {
  const reports = contribution.reports.map((report) => ({ ...report, isOpen: false }))
  switch (type) {
    case 'hide':
      return { ...contribution, isHidden: true, isRewritten: false, reports }
    case 'unhide':
      return { ...contribution, isHidden: false, isRewritten: false }
    case 'pin':
    case 'unpin':
      return { ...contribution, isPinned: type === 'pin' }
    case 'dismissReports':
      return { ...contribution, reports }
  }
}

/** Whether staff can write an answer: a review has one at most, which is then changed. */
export const canBeAnswered = ({ kind, isHidden, answers }: Contribution) =>
  !isHidden && (kind !== 'review' || answers.length === 0)

/** The post that a contribution belongs to, itself or the one that it replies to. */
export const threadIdOf = ({ id, parent }: Contribution) => parent?.id ?? id

type Listed = { readonly waiting: number; readonly isComplete: boolean }

/**
 * The offer to load what has come since the list was loaded, if anything has; not for a list that is narrowed down.
 * `listed` is what was known when the counts were asked for.
 */
export function newsText(
  { view, ...others }: ContributionFilter,
  { reported, newSince }: ContributionCounts,
  { waiting, isComplete }: Listed,
): string | undefined {
  if (Object.values(others).some(Boolean)) return undefined
  if (view === 'newest' && newSince > 0)
    return newSince === 100 ? t('Show many new') : t('Show {count} new', { count: newSince })
  const news = reported - waiting
  return view === 'reported' && isComplete && news > 0 ? t('Show {count} new to review', { count: news }) : undefined
}
