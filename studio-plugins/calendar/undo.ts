import { t } from './norwegian.ts'

/** Takes back what was done, unless somebody else has changed it since. */
export type Undo = () => Promise<void>

/** Somebody else has changed an item since the editor saw it. The message is for the editor. */
export class MovedMeanwhile extends Error {}

export const changedMeanwhile = () =>
  new MovedMeanwhile(t('Not moved: somebody has changed it meanwhile. The calendar shows how it is now.'))
