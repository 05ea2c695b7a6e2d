import { definePlugin } from 'sanity'
import { duplicateAsTranslation, markedDuplicate } from './duplicate-action.ts'
import type { DuplicateOptions } from './types.ts'

/** Copies say that they are copies, have no address yet, and can begin with the texts that are to be translated. */
export const duplicate = definePlugin<DuplicateOptions>((options) => ({
  name: 'duplicate',
  document: {
    actions: (actions) =>
      actions.flatMap((one) =>
        one.action === 'duplicate' ? [markedDuplicate(one, options), duplicateAsTranslation(one, options)] : [one],
      ),
  },
}))
