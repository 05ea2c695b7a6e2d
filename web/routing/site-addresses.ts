import { fixedLink } from './fixed-links.ts'
import type { Gender } from './genders.ts'
import { isLanguage, type Language, languages } from './languages.ts'
import { addressesAt, addressesOf, type DocumentAddress, type LinkableDocument } from './links.ts'
import { isFixedPath, type PageName, type SitePage, sitePages } from './site-pages.ts'

/** A page of the site in one language. */
export type PageAddress<Doc> = DocumentAddress & {
  /** The document that it belongs to; undefined for pages that are there whatever the content. */
  readonly doc?: Doc
}

function addressesOfPage<Doc extends LinkableDocument>(
  page: SitePage,
  docs: readonly Doc[],
  lang: Language,
): readonly PageAddress<Doc>[] {
  const { name, path, type, isShownByProxy } = page
  if (isShownByProxy) return []
  if (isFixedPath(path)) return [{ page: name, href: fixedLink(lang, path) }]
  return docs
    .filter(({ _type }) => _type === type)
    .flatMap((doc) => addressesAt(lang, page, doc).map((address) => ({ ...address, doc })))
}

/**
 * Every page of the language by its decoded path. Where several pages claim a path, the first in the table of pages has
 * it; of documents of one type, the first of `docs`.
 */
export function siteAddresses<Doc extends LinkableDocument>(
  docs: readonly Doc[],
  lang: Language,
): ReadonlyMap<string, PageAddress<Doc>> {
  const found = new Map<string, PageAddress<Doc>>()
  for (const address of sitePages.flatMap((page) => addressesOfPage(page, docs, lang))) {
    const path = decodeURIComponent(address.href)
    if (!found.has(path)) found.set(path, address)
  }
  return found
}

/**
 * The page at a decoded path of the language: what `siteAddresses` has there, without looking at pages that cannot be.
 */
export function pageAt<Doc extends LinkableDocument>(
  docs: readonly Doc[],
  lang: Language,
  path: string,
): PageAddress<Doc> | undefined {
  for (const page of sitePages) {
    const beginning = `/${lang}/${page.path.split('[')[0]}`
    if (page.path !== '' && !path.startsWith(beginning)) continue
    const found = addressesOfPage(page, docs, lang).find(({ href }) => decodeURIComponent(href) === path)
    if (found) return found
  }
  return undefined
}

/** A page of a document as the database keeps it. */
export type PageRow = {
  /** Decoded. */
  readonly path: string
  readonly lang: Language
  readonly page: PageName
  readonly gender: Gender | null
}

/** The pages of a document in all languages. */
export function pageRowsOf(doc: LinkableDocument): PageRow[] {
  return languages.flatMap((lang) =>
    addressesOf(lang, doc).map(({ page, gender = null, href }) => ({
      path: decodeURIComponent(href),
      lang,
      page,
      gender,
    })),
  )
}

/**
 * Of several pages that claim a path, the one that has it: decided as in `siteAddresses`, in the order of their
 * documents' ids.
 */
export function firstOf<Page extends PageRow & { readonly documentId: string }>(
  pages: readonly Page[],
): Page | undefined {
  const place = ({ page }: Page) => sitePages.findIndex(({ name }) => name === page)
  return pages.toSorted((a, b) => place(a) - place(b) || (a.documentId < b.documentId ? -1 : 1))[0]
}

/** The page at a path that is there whatever the content. */
export function fixedPageAt(path: string): PageName | undefined {
  const lang = path.split('/')[1]
  return isLanguage(lang) ? pageAt([], lang, path)?.page : undefined
}

/** Decoded paths of all pages in all languages. */
export function sitePaths(docs: readonly LinkableDocument[]): ReadonlySet<string> {
  return new Set(languages.flatMap((lang) => [...siteAddresses(docs, lang).keys()]))
}

/** A path without encoding and trailing slash, as `siteAddresses` has them. Broken encoding stays as it is. */
export function decodedPath(path: string): string {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURIComponent(trimmed)
  } catch {
    return trimmed
  }
}
