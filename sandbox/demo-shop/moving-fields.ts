import { CAMPAIGNS } from './campaigns.ts'
import type { DemoDocument } from './dataset.ts'
import { dayAfter } from './days.ts'

/** The day that an export pretends it is, so that exports on different days are the same. */
export const DATASET_DAY = new Date('2026-11-21T12:00:00')

/**
 * The document with the fields that depend on `today`: an import sets them, whatever the dataset or the Studio says.
 */
export function withMovingFields(document: DemoDocument, today: Date): DemoDocument {
  return { ...document, ...movingFields(document, today) }
}

function movingFields({ _type, centraId }: DemoDocument, today: Date): Readonly<Record<string, unknown>> {
  if (_type === 'siteSettings') return { openingExceptions: holidays(today) }
  if (_type === 'overshootSplash') return { day: `${today.getFullYear()}-07-24` }
  const campaign = _type === 'product' ? CAMPAIGNS[String(centraId)] : undefined
  return campaign ? { crowdfundingDate: dayAfter(today, campaign.endsInDays) } : {}
}

/** Public holidays that fall on the same date every year, from this year's to the next one's. */
function holidays(today: Date) {
  const years = [today.getFullYear(), today.getFullYear() + 1]
  return years.flatMap((year) =>
    [
      [`${year}-01-01`],
      [`${year}-05-01`],
      [`${year}-05-17`],
      [`${year}-12-24`, `${year}-12-26`],
      [`${year}-12-31`],
    ].map(([from, to]) => ({ _key: from, _type: 'openingException', from, ...(to && { to }), isOpen: false })),
  )
}
