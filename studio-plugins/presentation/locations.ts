import { type DocumentLocation, type DocumentLocationResolvers, defineLocations } from 'sanity/presentation'
import { type RoutableType, routableTypes } from '#schemas/fields/routableTypes.ts'
import { type Language, type Localized, languages, localized } from '#web/routing/languages.ts'
import {
  discussionLink,
  genderClothingTypeLink,
  genderLink,
  genders,
  homeLink,
  type LinkableDocument,
  pageLink,
} from '#web/routing/links.ts'

const languageNames: Record<Language, string> = { nb: 'Norwegian', en: 'English' }

/** What the Presentation tool reads of a document to find its places. It wants any `title` to be a plain text. */
const selection = {
  name: 'title',
  slug: 'slug',
  path: 'path',
  categorySlug: 'category.slug',
  categoryTitle: 'category.title',
  genders: 'genders',
  productState: 'productState',
} as const

type Located = {
  name?: Localized<string>
  slug?: LinkableDocument['slug']
  path?: LinkableDocument['path']
  categorySlug?: LinkableDocument['slug']
  categoryTitle?: Localized<string>
  genders?: readonly string[]
  productState?: string
}

type Place = { title: string; href: string | undefined }

/** Lists and other pages on which a document appears besides its own page. */
function furtherPlaces(type: RoutableType, lang: Language, document: Located): Place[] {
  const slug = document.slug?.[lang]?.current
  switch (type) {
    case 'clothingType':
      return genders
        .filter((gender) => document.genders?.includes(gender))
        .map((gender) => ({
          title: gender === 'women' ? 'Women' : 'Men',
          href: genderClothingTypeLink(lang, gender, slug),
        }))
    case 'shopPage':
      return genders.map((gender) => ({ title: gender === 'women' ? 'Women' : 'Men', href: genderLink(lang, gender) }))
    case 'product':
      return document.productState === 'crowdSourcing'
        ? [{ title: 'Discussion', href: discussionLink(lang, slug) }]
        : []
    case 'page':
    case 'contentPage': {
      const category = { _type: 'categoryPage', slug: document.categorySlug }
      return [{ title: localized(document.categoryTitle, lang) ?? 'Category', href: pageLink(lang, category) }]
    }
    default:
      return []
  }
}

const ownTitle: Partial<Record<RoutableType, string>> = {
  homePage: 'Front page',
  shopPage: 'Shop',
  communityPage: 'Community',
}

/** Every page of the storefront that shows the document, own page first, in both languages. */
export function locationsOf(type: RoutableType, document: Located): DocumentLocation[] {
  return languages.flatMap((lang) => {
    const { slug, path, categorySlug } = document
    const own = {
      title: localized(document.name, lang) ?? ownTitle[type] ?? 'Untitled',
      href: pageLink(lang, { _type: type, slug, path, category: { slug: categorySlug } }),
    }
    return [own, ...furtherPlaces(type, lang, document)].flatMap(({ title, href }) =>
      href ? [{ title: `${title} · ${languageNames[lang]}`, href }] : [],
    )
  })
}

const noAddress = { message: 'Write an address to see this page in the preview.', tone: 'caution' } as const

const ofPages = routableTypes.map((type) => [
  type,
  defineLocations({
    select: selection,
    resolve: (document: Located | null) => {
      const locations = locationsOf(type, document ?? {})
      return locations.length > 0 ? { locations } : noAddress
    },
  }),
])

function onEveryPage(query = ''): ReturnType<typeof defineLocations> {
  const locations = languages.map((lang) => ({
    title: `Front page · ${languageNames[lang]}`,
    href: `${homeLink(lang)}${query}`,
  }))
  return { message: 'Shown on every page', tone: 'positive', locations }
}

export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(ofPages),
  menuItem: onEveryPage(),
  footer: onEveryPage(),
  siteSettings: onEveryPage(),
  overshootSplash: onEveryPage('?alwaysShowOvershootDaySplash=true'),
}
