import { getPublishedId, getVersionFromId, isDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { readCalendarDay } from '#web/domain/oslo-calendar.ts'
import { type Item, kindNames } from './items.ts'
import { t } from './norwegian.ts'
import type { CalendarOptions, WindowOptions } from './types.ts'

/** Releases that were published long ago are left out. */
const MAX_RELEASES = 500
/** Documents of each kind: a draft and what is published are two. Those of long ago are left out. */
const MAX_DOCUMENTS = 1000

const text = z.string().nullish()

/** Everything that the lake knows of the calendar. Raw: with drafts, which are what can be moved. */
export function calendarQuery({ title, campaigns, deliveries, windows = [] }: CalendarOptions): string {
  const parts = [
    `"releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled", "published"]]
      | order(_updatedAt desc)[0...${MAX_RELEASES}]{
        name, state, publishAt, publishedAt, metadata{title, releaseType, intendedPublishAt, cardinality}
      }`,
    `"versions": *[_id in path("versions.**")]
      | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]{_id, _type, "title": ${title}}`,
    ...(campaigns
      ? [
          `"campaigns": *[_type == "${campaigns.type}" && !(_id in path("versions.**")) && (${campaigns.filter})]
            | order(${campaigns.lastDay} desc)[0...${MAX_DOCUMENTS}]{
            _id, _type, "title": ${title}, "lastDay": ${campaigns.lastDay}
          }`,
        ]
      : []),
    ...(deliveries
      ? [
          `"delivered": *[_type == "${deliveries.type}" && !(_id in path("versions.**")) && (${deliveries.filter})]
            | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]{
            _id, _type, "title": ${title}, "number": ${deliveries.productNumber}
          }`,
        ]
      : []),
    ...windows.map(
      (window, index) => `"window${index}": *[_id in ["${window.id}", "drafts.${window.id}"]]{
        _id, "title": ${window.title}, "from": ${window.from}, "to": ${window.to}, "isOn": ${window.active} == true
      }`,
    ),
  ]
  return `{${parts.join(',\n')}}`
}

const document = z.object({ _id: z.string(), _type: z.string(), title: text })
const releases = z.array(
  z.object({
    name: z.string(),
    state: z.string(),
    publishAt: text,
    publishedAt: text,
    metadata: z
      .object({ title: text, releaseType: text, intendedPublishAt: text, cardinality: text })
      .nullish()
      .catch(null),
  }),
)
const campaignRows = z.array(document.extend({ lastDay: text }))
const deliveredRows = z.array(document.extend({ number: text }))
const windowRows = z.array(z.object({ _id: z.string(), title: text, from: text, to: text, isOn: z.boolean() }))

const result = z.looseObject({
  releases,
  versions: z.array(document),
  campaigns: campaignRows.default([]),
  delivered: deliveredRows.default([]),
})

/** A product that is delivered later. */
export type Delivered = { readonly id: string; readonly title: string; readonly number: string }

export type CalendarContent = { readonly items: readonly Item[]; readonly delivered: readonly Delivered[] }

/** The items in the response to `calendarQuery`. */
export function readContent(response: unknown, { campaigns, windows = [] }: CalendarOptions): CalendarContent {
  const content = result.parse(response)
  return {
    items: [
      ...content.releases.flatMap((release) => releaseItem(release, content.versions)),
      ...(campaigns ? campaignItems(content.campaigns, campaigns.lastDay) : []),
      ...windows.flatMap((window, index) => windowItem(window, windowRows.parse(content[`window${index}`] ?? []))),
    ],
    delivered: latest(content.delivered).flatMap(({ shown: { _id, title, number } }) =>
      number ? [{ id: getPublishedId(_id), title: title || t('Untitled'), number }] : [],
    ),
  }
}

function releaseItem(
  { name, state, publishAt, publishedAt, metadata }: z.infer<typeof releases>[number],
  versions: z.infer<typeof document>[],
): Item[] {
  const planned = metadata?.releaseType === 'scheduled' ? metadata.intendedPublishAt : undefined
  const at = state === 'published' ? publishedAt : (publishAt ?? planned)
  if (!at || Number.isNaN(Date.parse(at))) return []
  const isScheduled = state === 'scheduling' || state === 'scheduled'
  const [only] = metadata?.cardinality === 'one' ? versions.filter(({ _id }) => getVersionFromId(_id) === name) : []
  const title = only?.title || metadata?.title || t('Untitled')
  return [
    {
      id: `release:${name}`,
      kind: metadata?.cardinality === 'one' ? 'scheduledDocument' : 'release',
      title,
      when: { type: 'moment', at },
      state: state === 'published' ? 'Published' : isScheduled ? 'Scheduled' : 'Planned',
      target: only
        ? { type: 'document', id: getPublishedId(only._id), documentType: only._type, release: name }
        : { type: 'release', name },
      source: state === 'published' ? { type: 'past' } : { type: 'release', name, isScheduled },
    },
  ]
}

function campaignItems(rows: z.infer<typeof campaignRows>, field: string): Item[] {
  return latest(rows).flatMap(({ shown, published }): Item[] => {
    const day = readCalendarDay(shown.lastDay)
    if (!day) return []
    const id = getPublishedId(shown._id)
    const before = readCalendarDay(published?.lastDay)
    return [
      {
        id: `campaign:${id}`,
        kind: 'campaign',
        title: shown.title || t('Untitled'),
        when: { type: 'day', day },
        ...(before !== day && { state: 'Draft' as const }),
        target: { type: 'document', id, documentType: shown._type },
        source: { type: 'lastDay', id, field, ...(before && { published: before }) },
      },
    ]
  })
}

/** A window without any date is no item: it is always open. */
function windowItem(window: WindowOptions, rows: z.infer<typeof windowRows>): Item[] {
  return latest(rows).flatMap(({ shown, published }): Item[] => {
    const { title, isOn } = shown
    const from = shown.from ?? undefined
    const to = shown.to ?? undefined
    if (!from && !to) return []
    const isChanged = (['from', 'to', 'isOn'] as const).some((part) => shown[part] !== published?.[part])
    return [
      {
        id: `window:${window.id}`,
        kind: window.kind,
        title: title || t(kindNames[window.kind]),
        when: { type: 'span', from, to },
        ...(isOn ? isChanged && { state: 'Draft' as const } : { state: 'Switched off' as const }),
        target: { type: 'document', id: window.id, documentType: window.type },
        source: { type: 'window', id: window.id, from: window.from, to: window.to },
      },
    ]
  })
}

/** Each document as its draft has it, if it has one, with the published version. */
function latest<Row extends { readonly _id: string }>(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ _id }) => getPublishedId(_id)).values()].flatMap((versions) => {
    const published = versions.find(({ _id }) => !isDraftId(_id))
    const shown = versions.find(({ _id }) => isDraftId(_id)) ?? published
    return shown ? [{ shown, published }] : []
  })
}
