import { type Language, type Localized, languages, localized } from '#web/routing/languages.ts'
import {
  communityLink,
  discussionLink,
  genderClothingTypeLink,
  genderLink,
  genders,
  homeLink,
  pageLink,
  shopLink,
} from '#web/routing/links.ts'
import type { PageRow, SelfRow } from './usage-query.ts'

/** A page of the storefront, with its address in each language that it exists in. */
export type UsedPage = {
  readonly title: Localized<string>
  readonly hrefs: { readonly [key in Language]?: string }
}

const fixed = (name: string): Localized<string> => ({ nb: name, en: name })

const fixedTitles: Record<string, Localized<string>> = {
  homePage: fixed('Front page'),
  shopPage: fixed('Shop'),
  communityPage: fixed('Community'),
  mainMenu: fixed('Menu'),
  footer: fixed('Footer'),
  overshootSplash: fixed('Overshoot day splash'),
}

function pageAt(title: Localized<string>, linkIn: (language: Language) => string | undefined): UsedPage {
  const found = languages.flatMap((language) => {
    const href = linkIn(language)
    return href ? [[language, href]] : []
  })
  return { title, hrefs: Object.fromEntries(found) }
}

const homePage = pageAt(fixed('Front page'), homeLink)
const shopPage = pageAt(fixed('Shop'), shopLink)
const communityPage = pageAt(fixed('Community'), communityLink)

/** Title of a document, as the Studio names those that have none of their own. */
export function titleOf(document: Pick<PageRow, '_type' | 'title'>): Localized<string> {
  return localized(document.title, 'nb') ? document.title : (fixedTitles[document._type] ?? fixed('Untitled'))
}

function ownPage(document: Omit<PageRow, '_id'>): UsedPage {
  return pageAt(titleOf(document), (language) => pageLink(language, document))
}

function genderPages(clothingType: Pick<PageRow, 'slug' | 'title' | 'genders'>): UsedPage[] {
  return genders
    .filter((gender) => clothingType.genders?.includes(gender))
    .map((gender) => {
      const name = gender === 'women' ? 'Women' : 'Men'
      const title = {
        nb: `${name}: ${localized(clothingType.title, 'nb') ?? ''}`,
        en: `${name}: ${localized(clothingType.title, 'en') ?? ''}`,
      }
      return pageAt(title, (language) =>
        genderClothingTypeLink(language, gender, clothingType.slug?.[language]?.current),
      )
    })
}

/** Lists that show a document by themselves, because of what it is. */
function listsOf(document: SelfRow, isNewest: boolean): UsedPage[] {
  const { category, clothingType, productState: state } = document
  const categoryList = category ? [ownPage(category)] : []
  switch (document._type) {
    case 'clothingType':
      return [...genderPages(document), shopPage]
    case 'shopPage':
      return genders.map((gender) =>
        pageAt(fixed(gender === 'women' ? 'Women' : 'Men'), (language) => genderLink(language, gender)),
      )
    case 'product':
      return [
        ...(state === 'crowdSourcing'
          ? [
              pageAt(fixed('Discussion'), (language) => discussionLink(language, document.slug?.[language]?.current)),
              communityPage,
            ]
          : []),
        ...(clothingType ? [ownPage(clothingType), ...genderPages(clothingType)] : []),
        shopPage,
        ...(state === 'crowdFunding' || state === 'preorder' ? [homePage] : []),
      ]
    case 'page':
      return categoryList
    case 'contentPage':
      return [...categoryList, ...(isNewest ? [homePage, communityPage] : [])]
    default:
      return []
  }
}

const hasAddress = ({ hrefs }: UsedPage) => Object.keys(hrefs).length > 0

/** A document's own page, and the lists that it is in by itself. */
export function pagesOf(document: SelfRow, isNewest: boolean): UsedPage[] {
  return [ownPage(document), ...listsOf(document, isNewest)].filter(hasAddress)
}

/** Types whose content is around every page. */
const frameTypes: ReadonlySet<string> = new Set(['mainMenu', 'footer', 'overshootSplash'])

export const isAroundEveryPage = (type: string) => frameTypes.has(type)

/** The page on which visitors meet what a document refers to; none for menus and redirects. */
export function pagesOfUser(document: PageRow): UsedPage[] {
  return [ownPage(document)].filter(hasAddress)
}

/** The same pages, each once. */
export function distinctPages(pages: readonly UsedPage[]): UsedPage[] {
  const byAddress = new Map(pages.map((page) => [page.hrefs.nb ?? page.hrefs.en, page] as const).reverse())
  return [...byAddress.values()].reverse()
}
