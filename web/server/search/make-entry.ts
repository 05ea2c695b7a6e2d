import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import type { Candidate, EntryField, ShownEntry } from '#web/domain/search/search-engine.ts'
import { type Field, shortFields } from '#web/domain/search/search-fields.ts'
import { compoundEnds, foldText, MAX_WORD_LENGTH, wordsOf } from '#web/domain/search/search-text.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { isAddressed } from '#web/routing/site-pages.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'

type InBoth = { readonly nb: string | null; readonly en: string | null }

/** The fields of an entry that come from referenced documents. */
export type ReferencedFields = { readonly kind: InBoth | undefined; readonly category: LinkableDocument['category'] }

/** The words of each field, not folded. */
type FieldWords = Readonly<Record<Field, readonly string[]>>

export type Entry = {
  readonly document: PublishedFields
  readonly kind: InBoth | undefined
  readonly words: FieldWords
  readonly fields: Candidate['fields']
  readonly lengths: Candidate['lengths']
  /** A tsvector, like `everything` and `bodies`. */
  readonly names: string
  readonly everything: string
  readonly bodies: string
  readonly shown: ShownEntry
}

/** The most positions that PostgreSQL stores per term. */
const MAX_POSITIONS = 255

/**
 * The entry of a document in a language; undefined if it has no page or title there, is hidden from search engines, or
 * is not to be listed without its English.
 */
export function makeEntry(
  document: PublishedFields,
  lang: Language,
  { kind, category }: ReferencedFields,
): Entry | undefined {
  const href = pageLink(lang, { ...document, category })
  const title = document.title[lang] ?? document.title.nb
  if (!href || !title || document.noIndex || !isListed(document, lang)) return undefined
  const words = wordsByField(document, lang, kind)
  const terms = (field: Field) => (field === 'ends' ? words.ends.flatMap(endForms) : words[field].flatMap(wordForms))
  const all = new Set([...shortFields, 'text' as const, 'other' as const].flatMap(terms))
  return {
    document,
    kind,
    words,
    fields: {
      title: toField(words.title, terms('title')),
      ends: toField(words.ends, terms('ends')),
      kind: toField(words.kind, terms('kind')),
      otherTitle: toField(words.otherTitle, terms('otherTitle')),
      keywords: toField(words.keywords, terms('keywords')),
      lead: toField(words.lead, terms('lead')),
    },
    lengths: { text: new Set(words.text).size, other: new Set(words.other).size },
    names: toTsvector([
      ['A', terms('title')],
      ['B', terms('ends')],
      ['C', [...terms('kind'), ...terms('otherTitle')]],
      ['D', terms('keywords')],
    ]),
    everything: [...all].map(quoted).join(' '),
    bodies: toTsvector([
      ['B', terms('text')],
      ['C', terms('other')],
    ]),
    shown: shownOf(document, lang, href, title),
  }
}

/** Pages that are in a place of their own, such as the community, are found whatever they lack. */
function isListed({ _type, isListedInEnglish }: PublishedFields, lang: Language): boolean {
  return lang !== 'en' || isListedInEnglish !== false || !isAddressed(_type)
}

export function foldIndexedWord(word: string): string {
  return foldText(word).slice(0, MAX_WORD_LENGTH)
}

/** The terms of a word. */
function wordForms(word: string): string[] {
  return formsOf(foldIndexedWord(word))
}

/** The terms of the ends of a compound. */
function endForms(word: string): string[] {
  return compoundEnds(foldIndexedWord(word)).flatMap(formsOf)
}

function wordsByField(document: PublishedFields, lang: Language, kind: InBoth | undefined): FieldWords {
  const other = otherLanguage(lang)
  const { title, lead, text, material, colors } = document
  const colours = (language: Language) => (colors ?? []).map(({ name }) => name[language]).join(' ')
  const ownTitle = title[lang] ?? title.nb
  return {
    title: wordsOf(ownTitle ?? ''),
    ends: wordsOf([title[lang], kind?.[lang]].join(' ')),
    kind: wordsOf(kind?.[lang] ?? ''),
    otherTitle: wordsOf(title[other] ?? ''),
    keywords: wordsOf([searchKeywords(document), colours(lang), material[lang]].join(' ')),
    lead: wordsOf(lead[lang] ?? ''),
    text: wordsOf(text[lang]),
    other: wordsOf([kind?.[other], lead[other], colours(other), material[other]].join(' ')),
  }
}

/** The fits and base colours of a garment in both languages: values that no text of the document mentions. */
function searchKeywords({ fit, colors }: Pick<PublishedFields, 'fit' | 'colors'>): string {
  const bases = (colors ?? []).flatMap(({ hex, hex2 }) => baseColoursOf(hex, hex2))
  return [...(fit ?? []), ...new Set(bases)].flatMap((one) => [nb[one], en[one]]).join(' ')
}

function toField(words: readonly string[], terms: readonly string[]): EntryField {
  return { length: new Set(words).size, terms: terms.join(' ') }
}

/** A tsvector: each term with a position for each time that it occurs. */
function toTsvector(parts: readonly (readonly [weight: string, terms: readonly string[]])[]): string {
  const positions = new Map<string, string[]>()
  for (const [weight, terms] of parts)
    for (const term of terms) {
      const known = positions.get(term) ?? []
      if (known.length < MAX_POSITIONS) known.push(`${known.length + 1}${weight}`)
      positions.set(term, known)
    }
  return [...positions].map(([term, all]) => `${quoted(term)}:${all.join(',')}`).join(' ')
}

/** Needs no escaping: terms consist of letters and digits. */
function quoted(term: string): string {
  return `'${term}'`
}

function shownOf(document: PublishedFields, lang: Language, href: string, title: string): ShownEntry {
  const { lead, text, colors, images, image } = document
  const picture = (one: NonNullable<typeof image>) => ({ asset: one.asset, hotspot: one.hotspot, crop: one.crop })
  return {
    id: document._id,
    type: document._type,
    href,
    title,
    lead: lead[lang] ?? lead.nb,
    text: text[lang] || text.nb || null,
    colours: (colors ?? []).map(({ name }) => name[lang]),
    swatches: (colors ?? []).map(({ hex, hex2 }) => ({ hex, hex2 })),
    fit: document.fit ?? [],
    centraId: document.centraId,
    productState: document.productState,
    image: image && picture(image),
    images: (images ?? []).map((one) => ({ ...picture(one), gender: one.gender, colorHex: one.colorHex })),
  }
}
