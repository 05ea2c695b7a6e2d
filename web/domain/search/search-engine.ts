import type { Language } from '#web/routing/languages.ts'
import type { ProductState } from '../product/availability.ts'
import type { Fit } from '../product/fit.ts'
import type { bodyFields, shortFields } from './search-fields.ts'

/** The shop's uses of a word, as bits. */
export const wordKinds = {
  /** In titles, kinds and keywords; includes the end of a compound that is a word. */
  name: 1,
  /** One of these or its stem: what a shopper may look for. */
  thing: 2,
  /** One of these, or of leads and texts, or its stem. */
  whole: 4,
  /** Any indexed term, including ends of compounds. */
  form: 8,
  /** In leads and texts. */
  text: 16,
  /** In the other language's texts. */
  other: 32,
  /** In the name of a garment, in either language. */
  garment: 64,
  /** In the name of a page about the shop, in either language. */
  page: 128,
} as const

/** A condition of a query: a term, or all or any of several. */
export type TermQuery =
  | { readonly term: string; readonly weight: number; readonly isPrefix: boolean }
  | { readonly all: readonly TermQuery[] }
  | { readonly any: readonly TermQuery[] }

/** A field of an entry: its terms, separated by spaces, and how many words it has. */
export type EntryField = { readonly length: number; readonly terms: string }

/** An entry that may be a result, with the values that rank it. */
export type Candidate = {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<(typeof shortFields)[number], EntryField>>
  /** Words of the bodies. */
  readonly lengths: Readonly<Record<(typeof bodyFields)[number], number>>
  /** The terms of the query that the bodies have, and how often; undefined where only names were asked. */
  readonly bodies: Readonly<Record<string, Readonly<Record<(typeof bodyFields)[number], number>>>> | null
}

type Hotspot = { readonly x?: number; readonly y?: number; readonly width?: number; readonly height?: number }
type Crop = { readonly top?: number; readonly bottom?: number; readonly left?: number; readonly right?: number }

/** A picture without its texts. */
type Picture = {
  readonly asset: { readonly _ref: string } | null
  readonly hotspot: Hotspot | null
  readonly crop: Crop | null
}

/** The values of a page that a result shows, in the language of the entry. */
export type ShownEntry = {
  readonly id: string
  readonly type: string
  readonly href: string
  readonly title: string
  readonly lead: string | null
  readonly text: string | null
  readonly colours: readonly (string | null)[]
  readonly swatches: readonly { readonly hex: string | null; readonly hex2: string | null }[]
  readonly fit: readonly Fit[]
  readonly centraId: string | null
  readonly productState: ProductState | null
  readonly image: Picture | null
  readonly images: readonly (Picture & { readonly gender: string | null; readonly colorHex: string | null })[]
}

export type CandidatesQuery = {
  /** One for each typed word or phrase. */
  readonly queries: readonly TermQuery[]
  readonly fit: Fit | undefined
  /** Types that come first when there are too many candidates. */
  readonly preferred: readonly string[]
}

/**
 * The implementation of the search: PostgreSQL (web/server/search), or an engine of its own behind the same functions
 * (docs/decisions/0012).
 */
export type SearchEngine = {
  /** The kinds (bits) of the terms that the shop has, and of the words that begin with each start. */
  words(
    lang: Language,
    terms: readonly string[],
    starts: readonly string[],
  ): Promise<{ readonly terms: ReadonlyMap<string, number>; readonly starts: ReadonlyMap<string, number> }>
  /** Words of the shop that look or sound like one of these (`soundOf`), with their kinds. */
  similarWords(lang: Language, sounds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The entries that are likeliest to be meant, a few hundred at most, and how many entries there are. */
  candidates(
    lang: Language,
    query: CandidatesQuery,
  ): Promise<{ readonly candidates: readonly Candidate[]; readonly entries: number }>
  /** Entries of a type, a few hundred at most. */
  entriesOfType(lang: Language, type: string, fit: Fit | undefined): Promise<readonly Pick<Candidate, 'id' | 'type'>[]>
  /** The values that results show. */
  shown(lang: Language, ids: readonly string[]): Promise<readonly ShownEntry[]>
}
