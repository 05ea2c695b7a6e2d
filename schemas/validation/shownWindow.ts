import { type ShownWindow, windowState } from '#web/domain/content/shown-window.ts'
import { t } from '../norwegian.ts'

type WindowProblem = { readonly field: keyof ShownWindow; readonly message: string }

/** A window that ends before it begins. */
export function windowProblems({ shownFrom, shownTo }: ShownWindow): WindowProblem[] {
  if (!shownFrom || !shownTo || Date.parse(shownTo) > Date.parse(shownFrom)) return []
  return [{ field: 'shownTo', message: t('The end has to be after the beginning.') }]
}

/** Warns when something is switched on whose window is over. */
export function windowWarnings(window: ShownWindow & { readonly active?: unknown }, now: Date): WindowProblem[] {
  if (!window.active || windowState(window, now) !== 'over') return []
  return [{ field: 'shownTo', message: t('This moment has passed: visitors do not see it any more.') }]
}

/** How a preview calls the state of something that can be switched on and has a window. */
export function shownState({ active, ...window }: ShownWindow & { readonly active?: unknown }): string {
  if (!active) return t('Not shown')
  const state = windowState(window, new Date())
  if (state === 'open') return t('Shown')
  return state === 'before' ? t('Not shown yet') : t('No longer shown')
}
