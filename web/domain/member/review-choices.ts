// Apart from the schemas, so that browsers can load these without zod.

export const fitVerdicts = ['small', 'true', 'large'] as const
export type FitVerdict = (typeof fitVerdicts)[number]

export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** How many reviews gave each verdict on the fit. */
type FitCounts = Readonly<Record<FitVerdict, number>>

/** The majority's verdict on the fit; undefined when fewer than three gave it or no verdict has more than half. */
export function fitSummary(counts: FitCounts): FitVerdict | undefined {
  const total = fitVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0)
  return fitVerdicts.find((verdict) => counts[verdict] >= 3 && counts[verdict] > total / 2)
}
