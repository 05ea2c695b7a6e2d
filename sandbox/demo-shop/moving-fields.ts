import { CAMPAIGNS } from './campaigns.ts'
import type { DemoDocument } from './dataset.ts'
import { dayAfter } from './days.ts'
import { documentIdOf } from './document-id.ts'

/** The day as of which the dataset is exported, so that two exports on different days are the same. */
export const DATASET_DAY = new Date('2026-11-21T12:00:00')

/** The document with the fields that depend on `today`: an import sets them, whatever the dataset or the Studio says. */
export function withMovingFields(document: DemoDocument, today: Date): DemoDocument {
  return { ...document, ...movingFields(today)[document._id] }
}

/** By document id. */
function movingFields(today: Date): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const campaignEnds = Object.entries(CAMPAIGNS).map(
    ([key, { endsInDays }]) => [documentIdOf(key), { crowdfundingDate: dayAfter(today, endsInDays) }] as const,
  )
  return {
    siteSettings: { openingExceptions: holidays(today) },
    overshootSplash: { day: `${today.getFullYear()}-07-24` },
    ...Object.fromEntries(campaignEnds),
  }
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
