import { fixedLink, genderLink } from '#web/routing/fixed-links.ts'
import { genders } from '#web/routing/genders.ts'
import { type Localized, localized } from '#web/routing/languages.ts'
import { pagesOf } from '#web/routing/links.ts'
import type { PageName } from '#web/routing/site-pages.ts'
import type { Page } from '../link-guard/addresses.ts'

/** A page of the site as the picker offers it. */
export type LinkablePage = {
  readonly value: string
  readonly title: { readonly nb: string | undefined; readonly en: string | undefined }
  readonly linkNb: string | undefined
  readonly linkEn: string | undefined
  readonly isPublished: boolean
}

const namesOfSingles: Record<string, Localized<string>> = { homePage: { nb: 'Forsiden', en: 'Front page' } }

/** Offered as pages of their own below, or reached from the product. */
const unlisted: ReadonlySet<PageName> = new Set(['women', 'men', 'discussion'])

const fixedPages: readonly LinkablePage[] = [
  ...genders.map((gender) => ({
    value: gender,
    title: gender === 'women' ? { nb: 'Kvinner', en: 'Women' } : { nb: 'Menn', en: 'Men' },
    linkNb: genderLink('nb', gender),
    linkEn: genderLink('en', gender),
    isPublished: true,
  })),
  {
    value: 'account',
    title: { nb: 'Min side', en: 'My account' },
    linkNb: fixedLink('nb', 'account'),
    linkEn: fixedLink('en', 'account'),
    isPublished: true,
  },
]

/** All pages of a document: its own, and of a clothing type the lists for the genders that it is chosen for. */
function pagesOfDocument(document: Page): LinkablePage[] {
  const names = namesOfSingles[document._type] ?? document.names
  return pagesOf(document)
    .filter(({ page }) => !unlisted.has(page))
    .map(({ gender, hrefs }) => ({
      value: gender ? `${document._id}/${gender}` : document._id,
      title: { nb: names?.nb ?? undefined, en: names?.en ?? undefined },
      linkNb: hrefs.nb,
      linkEn: hrefs.en,
      isPublished: document.published,
    }))
}

/** Everything that a menu can link to, sorted by Norwegian title: documents with an address, and fixed pages. */
export function linkablePages(pages: readonly Page[]): LinkablePage[] {
  return [...pages.flatMap(pagesOfDocument), ...fixedPages].toSorted((a, b) =>
    titleOf(a).localeCompare(titleOf(b), 'nb'),
  )
}

export function titleOf({ title, linkNb }: LinkablePage): string {
  return localized(title, 'nb') ?? title.en ?? linkNb ?? ''
}

/** The pages whose titles and addresses contain all words of the text. */
export function matchingPages(pages: readonly LinkablePage[], text: string): LinkablePage[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ title, linkNb, linkEn }) => {
    const text = [title.nb, title.en, linkNb, linkEn].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The page at an address, in either language. */
export function pageAt(pages: readonly LinkablePage[], address: string | undefined): LinkablePage | undefined {
  if (!address) return undefined
  return pages.find(({ linkNb, linkEn }) => linkNb === address || linkEn === address)
}
