import { t } from './norwegian.ts'

type KeyPress = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly target: unknown
}

type KeyCommand =
  | { readonly name: 'move'; readonly step: number; readonly isExtending: boolean }
  | { readonly name: 'toggle'; readonly isRange: boolean }
  | {
      readonly name: 'chooseAll' | 'clear' | 'hide' | 'pin' | 'answer' | 'dismiss' | 'undo' | 'help'
    }

const steps: Readonly<Record<string, number>> = {
  j: 1,
  arrowdown: 1,
  pagedown: 5,
  end: Number.MAX_SAFE_INTEGER,
  k: -1,
  arrowup: -1,
  pageup: -5,
  home: -Number.MAX_SAFE_INTEGER,
}
const letters = { h: 'hide', p: 'pin', a: 'answer', e: 'dismiss', u: 'undo', '?': 'help', escape: 'clear' } as const

/** The keys of the queue, for its help. */
export const keyHelp = (): readonly (readonly [keys: string, does: string])[] => [
  ['j, ↓', t('Next')],
  ['k, ↑', t('Previous')],
  [t('x, Space'), t('Select; with Shift a range')],
  ['Shift + ↓, ↑', t('Select while moving')],
  [t('Ctrl or Cmd + A'), t('Select everything that matches')],
  ['Esc', t('Clear the selection')],
  ['h', t('Hide with a reason, or show again')],
  ['p', t('Pin, or unpin')],
  ['a', t('Answer as the shop')],
  ['e', t('Dismiss the reports')],
  ['u', t('Undo')],
  ['?', t('This help')],
]

/** What a key does in the queue. Nothing while somebody types, or for keys that belong to a button or link. */
export function keyCommand({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyPress): KeyCommand | undefined {
  const name = key.toLowerCase()
  if (altKey || isWithin(target, 'textarea, input:not([type=checkbox]), select, [role=dialog]')) return undefined
  if (ctrlKey || metaKey) {
    if (name === 'a') return { name: 'chooseAll' }
    return name === 'z' && !shiftKey ? { name: 'undo' } : undefined
  }
  const step = steps[name]
  if (step !== undefined) return { name: 'move', step, isExtending: shiftKey }
  if (name === 'x') return { name: 'toggle', isRange: shiftKey }
  if (name === ' ') return isWithin(target, 'button, a, input') ? undefined : { name: 'toggle', isRange: shiftKey }
  const letter = isLetter(name) ? letters[name] : undefined
  return letter && { name: letter }
}

function isLetter(name: string): name is keyof typeof letters {
  return Object.hasOwn(letters, name)
}

function isWithin(target: unknown, selector: string): boolean {
  return typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null
}
