import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/** A fact box has a text of its own, or shows a shared one. */
export function checkFactBoxText(content: readonly unknown[] | undefined, box: unknown): Verdict {
  const isShared = typeof box === 'object' && box !== null && 'shared' in box && Boolean(box.shared)
  return isShared || Boolean(content?.length) || t('Add text to the fact box.')
}
