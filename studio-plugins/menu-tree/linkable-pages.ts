import { type Localized, languages, localized } from '#web/routing/languages.ts'
import { genderClothingTypeLink, genderLink, genders, pageLink, shellLink } from '#web/routing/links.ts'
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
    linkNb: shellLink('nb', 'account'),
    linkEn: shellLink('en', 'account'),
    isPublished: true,
  },
]

/** The lists of a clothing type for either gender, beside the one for both. */
function genderPages({ _id, _type, names, slug, published }: Page): LinkablePage[] {
  if (_type !== 'clothingType') return []
  return genders.map((gender) => ({
    value: `${_id}/${gender}`,
    title: { nb: names?.nb ?? undefined, en: names?.en ?? undefined },
    linkNb: genderClothingTypeLink('nb', gender, slug?.nb?.current),
    linkEn: genderClothingTypeLink('en', gender, slug?.en?.current),
    isPublished: published,
  }))
}

/** Everything that a menu can link to, by its Norwegian title: all pages with an address, and those that no document makes. */
export function linkablePages(pages: readonly Page[]): LinkablePage[] {
  const own = pages.flatMap((page): LinkablePage[] => {
    const names = namesOfSingles[page._type] ?? page.names
    const main = {
      value: page._id,
      title: { nb: names?.nb ?? undefined, en: names?.en ?? undefined },
      linkNb: pageLink('nb', page),
      linkEn: pageLink('en', page),
      isPublished: page.published,
    }
    return [main, ...genderPages(page)]
  })
  return [...own.filter(({ linkNb, linkEn }) => linkNb || linkEn), ...fixedPages].toSorted((a, b) =>
    titleOf(a).localeCompare(titleOf(b), 'nb'),
  )
}

export function titleOf({ title, linkNb }: LinkablePage): string {
  return localized(title, 'nb') ?? title.en ?? linkNb ?? ''
}

/** Pages with all words of the text in their titles or addresses. */
export function matchingPages(pages: readonly LinkablePage[], text: string): LinkablePage[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ title, linkNb, linkEn }) => {
    const said = [title.nb, title.en, linkNb, linkEn].join(' ').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** The page that a link leads to, whatever its language. */
export function pageAt(pages: readonly LinkablePage[], address: string | undefined): LinkablePage | undefined {
  if (!address) return undefined
  return pages.find(({ linkNb, linkEn }) => languages.some((lang) => (lang === 'nb' ? linkNb : linkEn) === address))
}
