import type { LocalizedField } from '../translations/localized-fields.ts'

/** What is searched for, and what takes its place. */
export type Search = {
  readonly find: string
  readonly replacement: string
  /** The texts in this language; in all when it is undefined. */
  readonly language: string | undefined
  readonly matchesCase: boolean
  readonly isWholeWord: boolean
}

/** A text of a document in which something is replaced. */
export type ChangedText = {
  /** Where it is in the document, as patches name it. */
  readonly path: string
  readonly before: string
  readonly after: string
  /** Occurrences in it. */
  readonly count: number
}

/** Shorter texts are in almost every word. */
export const SHORTEST = 2

/** Properties of blocks that hold words which visitors read. Addresses and HTML are never changed. */
const texts = new Set(['text', 'title', 'caption', 'alt'])

type Found = { readonly path: string; readonly text: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a document that visitors read, each with its path. */
function textsOf(document: unknown, fields: readonly LocalizedField[], languages: readonly string[]): Found[] {
  return fields.flatMap(({ path, kind }) => {
    if (kind === 'address') return []
    const value = path
      .split('.')
      .reduce((inner: unknown, name) => (isObject(inner) ? inner[name] : undefined), document)
    if (!isObject(value)) return []
    return languages.flatMap((language) => {
      const text = value[language]
      const place = `${path}.${language}`
      return typeof text === 'string' ? [{ path: place, text }] : textsWithin(text, place)
    })
  })
}

function textsWithin(value: unknown, path: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((member: unknown, index) => textsOfMember(member, path, index))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]): Found[] => {
    if (typeof inner === 'string') return texts.has(name) ? [{ path: `${path}.${name}`, text: inner }] : []
    return textsWithin(inner, `${path}.${name}`)
  })
}

function textsOfMember(member: unknown, path: string, index: number): Found[] {
  if (typeof member === 'string') return path.endsWith('.cells') ? [{ path: `${path}[${index}]`, text: member }] : []
  const key = isObject(member) && typeof member._key === 'string' ? `_key=="${member._key}"` : index
  return textsWithin(member, `${path}[${key}]`)
}

/** The pattern of a search, which finds its letters and nothing else. */
export function patternOf({ find, matchesCase, isWholeWord }: Search): RegExp {
  const letters = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const pattern = isWholeWord ? `(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])` : letters
  return new RegExp(pattern, matchesCase ? 'gu' : 'giu')
}

/** The replacement for one occurrence: with a capital where the occurrence has one, unless the case has to match. */
function replacementFor(found: string, { find, replacement, matchesCase }: Search): string {
  const [first = ''] = found
  const isCapital = !matchesCase && first !== first.toLowerCase() && find[0] === find[0]?.toLowerCase()
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}

/** The texts of a document that change, in the order of its fields. */
export function changedTexts(
  document: unknown,
  fields: readonly LocalizedField[],
  search: Search,
  languages: readonly string[],
): ChangedText[] {
  if (search.find.trim().length < SHORTEST) return []
  const pattern = patternOf(search)
  const searched = search.language ? [search.language] : languages
  return textsOf(document, fields, searched).flatMap(({ path, text }) => {
    const after = text.replace(pattern, (found) => replacementFor(found, search))
    return after === text ? [] : [{ path, before: text, after, count: [...text.matchAll(pattern)].length }]
  })
}

/** A text in parts, with what is replaced; long texts only around it. */
export type Part = { readonly text: string; readonly replacement?: string }

/** Characters that are shown around an occurrence. */
const AROUND = 40

export function partsOf(text: string, search: Search): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(patternOf(search))) {
    parts.push({ text: between(text.slice(end, index), end === 0, false) })
    parts.push({ text: found, replacement: replacementFor(found, search) })
    end = index + found.length
  }
  return [...parts, { text: between(text.slice(end), end === 0, true) }]
}

function between(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= AROUND * 2) return text
  const start = isFirst ? '' : text.slice(0, AROUND)
  const end = isLast ? '' : text.slice(-AROUND)
  return `${start}…${end}`
}
