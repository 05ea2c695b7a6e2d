import type { DialogFragment } from '#web/routing/fixed-links.ts'

export const loadDialogs = () => import('./open-dialogs.tsx')
export const loadIdea = () => import('./idea/idea-dialog.tsx')

/** Loads what a dialog needs. */
export async function prepareDialog(fragment: DialogFragment): Promise<void> {
  await Promise.all([loadDialogs(), fragment === '#pitch-idea' && loadIdea()])
}
