import type { Gender } from '#web/routing/genders.ts'
import { type Language, type Localized, localized } from '#web/routing/languages.ts'
import { type DocumentPage, pagesOf as pagesOfDocument } from '#web/routing/links.ts'
import type { PageName } from '#web/routing/site-pages.ts'
import { type OwnText, t } from './norwegian.ts'
import type { PageRow, SelfRow } from './usage-query.ts'

/** A page of the storefront, with its address in each language that it exists in. */
export type UsedPage = {
  readonly title: Localized<string>
  readonly hrefs: { readonly [key in Language]?: string }
}

const fixed = (name: OwnText): Localized<string> => ({ nb: t(name), en: t(name) })

const fixedTitles: Readonly<Record<string, OwnText>> = {
  homePage: 'Front page',
  shopPage: 'Shop',
  communityPage: 'Community',
  mainMenu: 'Menu',
  footer: 'Footer',
  overshootSplash: 'Overshoot day splash',
}

/** The Studio's title for a document, including one without a title of its own. */
export function titleOf(document: Pick<PageRow, '_type' | 'title'>): Localized<string> {
  return localized(document.title, 'nb') ? document.title : fixed(fixedTitles[document._type] ?? 'Untitled')
}

const genderNames: Record<Gender, OwnText> = { women: 'Women', men: 'Men' }

/** Titles of pages that are not called like their documents. */
const pageTitles: { readonly [name in PageName]?: OwnText } = {
  women: 'Women',
  men: 'Men',
  discussion: 'Discussion',
}

type Document = Omit<PageRow, '_id'>

function titleOfPage(document: Document, { page, gender }: DocumentPage): Localized<string> {
  const title = titleOf(document)
  const own = pageTitles[page]
  if (!gender) return own ? fixed(own) : title
  const inLanguage = (language: Language) => `${t(genderNames[gender])}: ${localized(title, language) ?? ''}`
  return { nb: inLanguage('nb'), en: inLanguage('en') }
}

/** All pages of a document, its own first. */
function allPages(document: Document): UsedPage[] {
  return pagesOfDocument(document).map((page) => ({ title: titleOfPage(document, page), hrefs: page.hrefs }))
}

const ownPage = (document: Document): UsedPage[] => allPages(document).slice(0, 1)
const single = (_type: string) => ownPage({ _type })

/** The lists that include a document automatically. */
function listsOf({ _type, category, clothingType, productState }: SelfRow, isNewest: boolean): UsedPage[] {
  switch (_type) {
    case 'clothingType':
      return single('shopPage')
    case 'product':
      return [
        ...(productState === 'crowdSourcing' ? single('communityPage') : []),
        ...(clothingType ? allPages(clothingType) : []),
        ...single('shopPage'),
        ...(productState === 'crowdFunding' || productState === 'preorder' ? single('homePage') : []),
      ]
    case 'page':
      return category ? ownPage(category) : []
    case 'contentPage':
      return [
        ...(category ? ownPage(category) : []),
        ...(isNewest ? [...single('homePage'), ...single('communityPage')] : []),
      ]
    default:
      return []
  }
}

/** The pages of a document itself. Discussions of products are linked to only while they are crowdsourced. */
function visiblePages(document: SelfRow): UsedPage[] {
  return document._type === 'product' && document.productState !== 'crowdSourcing'
    ? ownPage(document)
    : allPages(document)
}

/** A document's own pages, and the lists that it is in by itself. */
export function pagesOf(document: SelfRow, isNewest: boolean): UsedPage[] {
  return [...visiblePages(document), ...listsOf(document, isNewest)]
}

/** Types whose content is on every page. */
const frameTypes: ReadonlySet<string> = new Set(['mainMenu', 'footer', 'overshootSplash'])

export const isAroundEveryPage = (type: string) => frameTypes.has(type)

/** The page of a using document; undefined for menus and redirects. */
export function pagesOfUser(document: PageRow): UsedPage[] {
  return ownPage(document)
}

/** The same pages, each once. */
export function distinctPages(pages: readonly UsedPage[]): UsedPage[] {
  const byAddress = new Map(pages.map((page) => [page.hrefs.nb ?? page.hrefs.en, page] as const).reverse())
  return [...byAddress.values()].reverse()
}
