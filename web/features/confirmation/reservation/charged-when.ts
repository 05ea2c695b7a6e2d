type Campaign = { readonly goal: number | null; readonly lastDay: string | null }

/** When a reserver pays, as a key of the texts. Without a goal every campaign succeeds. */
export function chargedWhen({ goal, lastDay }: Campaign) {
  if (goal) return lastDay ? 'chargedIfGoal' : 'chargedIfGoalOpen'
  return lastDay ? 'chargedAfter' : 'chargedWhenStarted'
}
