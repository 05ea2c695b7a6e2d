import { getPublishedId, getVersionFromId, isDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { t } from './norwegian.ts'

/** How many drafts and how many changes are looked at. */
const maxDrafts = 100
const maxRecent = 24
/** The next releases, and how many of their documents are counted. */
const maxReleases = 100
const maxVersions = 1000

const line = `_id, _type, _rev, _updatedAt`

/**
 * The live data of the overview. `recent` reads twice the rows, since a document may have a draft and a published
 * version.
 */
export const overviewQuery = `{
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc)[0...${maxDrafts}]{${line}},
  "recent": *[_type in $types && !(_id in path("versions.**"))] | order(_updatedAt desc)[0...${2 * maxRecent}]{${line}},
  "releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"]]
    | order(coalesce(publishAt, metadata.intendedPublishAt, "9999") asc)[0...${maxReleases}]{
    name, state, publishAt, "metadata": metadata{title, releaseType, intendedPublishAt, cardinality}
  },
  "versions": *[_type in $types && _id in path("versions.**")] | order(_id asc)[0...${maxVersions}]{_id, _type}
}`

const row = z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), _updatedAt: z.string() })

const metadata = z.object({
  title: z.string().nullish(),
  releaseType: z.string().nullish(),
  intendedPublishAt: z.string().nullish(),
  cardinality: z.string().nullish(),
})

export const overviewResult = z.object({
  drafts: z.array(row),
  recent: z.array(row),
  releases: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      publishAt: z.string().nullish(),
      metadata: metadata.nullish().catch(null),
    }),
  ),
  versions: z.array(row.pick({ _id: true, _type: true })),
})

type OverviewResult = z.infer<typeof overviewResult>

/** A changed version of a document. */
export type Change = z.infer<typeof row>

export type Release = {
  /** Name in the ids of its versions. */
  readonly name: string
  readonly title: string
  /** ISO time of publication; undefined if it is undecided. */
  readonly at: string | undefined
  /** The lake publishes it by itself at that time; otherwise the time is a plan. */
  readonly isScheduled: boolean
  readonly documents: readonly { readonly id: string; readonly type: string }[]
  /** There may be more documents. */
  readonly isCut: boolean
  /** Made to publish one draft later. */
  readonly isScheduledDraft: boolean
}

export type Overview = {
  readonly drafts: readonly Change[]
  readonly recent: readonly Change[]
  readonly releases: readonly Release[]
}

/** The latest change of each document, newest first. */
function latestOfEach(changes: readonly Change[]): Change[] {
  const seen = new Set<string>()
  return changes.filter(({ _id }) => {
    const id = getPublishedId(_id)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

function toRelease(
  { name, state, publishAt, metadata }: OverviewResult['releases'][number],
  versions: OverviewResult['versions'],
): Release {
  const own = versions.filter(({ _id }) => getVersionFromId(_id) === name)
  return {
    name,
    title: metadata?.title || t('Untitled release'),
    at: publishAt ?? metadata?.intendedPublishAt ?? undefined,
    isScheduled: state !== 'active',
    documents: own.map(({ _id, _type }) => ({ id: getPublishedId(_id), type: _type })),
    isCut: versions.length === maxVersions,
    isScheduledDraft: metadata?.cardinality === 'one',
  }
}

/** Those with a time first, soonest first; then by title. */
function compareReleases(a: Release, b: Release): number {
  if (a.at && b.at) return Date.parse(a.at) - Date.parse(b.at)
  if (a.at || b.at) return a.at ? -1 : 1
  return a.title.localeCompare(b.title)
}

export function overviewOf({ drafts, recent, releases, versions }: OverviewResult): Overview {
  return {
    drafts,
    recent: latestOfEach(recent).slice(0, maxRecent),
    releases: releases.map((release) => toRelease(release, versions)).toSorted(compareReleases),
  }
}

/** The state of a change, for example “Draft”. */
export const stateName = ({ _id }: Change) => (isDraftId(_id) ? t('Draft') : t('Published'))
