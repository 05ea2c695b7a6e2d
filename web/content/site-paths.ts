import { type Language, languages } from '../routing/languages.ts'
import {
  communityLink,
  discussionLink,
  type Gender,
  genderClothingTypeLink,
  genderLink,
  genders,
  homeLink,
  type LinkableDocument,
  pageLink,
  type Shell,
  shellLink,
  shopLink,
} from '../routing/links.ts'

/** What is known of a document that has a page: the projection of `routesQuery`. */
type RouteDocument = LinkableDocument & {
  readonly _id: string
  readonly genders?: readonly string[] | null
}

/** Pages that exist without content and are nothing for search engines. */
export const shellPages = [
  'account',
  'checkPayment',
  'checkout',
  'checkoutFailed',
  'checkoutSuccess',
  'crowdfundingConfirmation',
  'search',
] as const satisfies readonly Shell[]

/** Where two documents claim one address, the type named first has it. */
const precedence = ['clothingType', 'product', 'landingPage', 'categoryPage', 'page', 'contentPage']

/** The document behind each address of the language, by decoded path. */
export function documentPaths<Doc extends RouteDocument>(
  docs: readonly Doc[],
  lang: Language,
): ReadonlyMap<string, Doc> {
  const paths = new Map<string, Doc>()
  const rank = (doc: Doc) => precedence.indexOf(doc._type)
  for (const doc of docs.toSorted((a, b) => rank(a) - rank(b))) {
    const path = pageLink(lang, doc)
    if (path && !paths.has(decodeURIComponent(path))) paths.set(decodeURIComponent(path), doc)
  }
  return paths
}

/** Address of every page of the site in the language, decoded. */
export function sitePaths(docs: readonly RouteDocument[], lang: Language): ReadonlySet<string> {
  const paths = new Set([
    homeLink(lang),
    shopLink(lang),
    communityLink(lang),
    ...genders.map((gender) => genderLink(lang, gender)),
    ...shellPages.map((shell) => shellLink(lang, shell)),
    // Failures have pages of their own, so that they are prerendered like any other.
    `/${lang}/server-error`,
    ...documentPaths(docs, lang).keys(),
  ])
  for (const doc of docs) {
    const slug = doc.slug?.[lang]?.current
    if (doc._type === 'product' && slug) paths.add(decodeURIComponent(discussionLink(lang, slug) ?? ''))
    if (doc._type !== 'clothingType') continue
    for (const gender of listedGenders(doc)) {
      const link = genderClothingTypeLink(lang, gender, slug)
      if (link) paths.add(decodeURIComponent(link))
    }
  }
  return paths
}

/** The genders under which a clothing type is listed; both where the editor chose none. */
export function listedGenders(doc: RouteDocument): readonly Gender[] {
  const chosen = genders.filter((gender) => doc.genders?.includes(gender))
  return chosen.length > 0 ? chosen : genders
}

/** A path without encoding and trailing slash, as the maps here are keyed. Broken encoding stays as it is. */
export function decodedPath(path: string): string {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURIComponent(trimmed)
  } catch {
    return trimmed
  }
}

/** Every address of the site in every language. */
export function allSitePaths(docs: readonly RouteDocument[]): ReadonlySet<string> {
  return new Set(languages.flatMap((lang) => [...sitePaths(docs, lang)]))
}
