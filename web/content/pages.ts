import 'server-only'
import { WHOLE_LIST_SIZE } from '../domain/listing/listing-limits.ts'
import type { Gender } from '../routing/genders.ts'
import type { Language } from '../routing/languages.ts'
import { LISTING_PAGE_SIZE } from '../routing/listing-pages.ts'
import { documentTag, listTags, typeTag } from './cache-tags.ts'
import { fetchContent } from './fetch-content.ts'
import {
  categoryPageQuery,
  communityPageQuery,
  contentPageQuery,
  landingPageQuery,
  pageQuery,
} from './queries/editorial.groq.ts'
import { homePageQuery } from './queries/home-page.groq.ts'
import { discussionQuery, productQuery, productsQuery } from './queries/product.groq.ts'
import { searchSuggestionsQuery } from './queries/search.groq.ts'
import { listingFactsQuery, shopListingQuery } from './queries/shop.groq.ts'
import { siteFrameQuery } from './queries/site-frame.groq.ts'
import { overshootSplashQuery } from './queries/splash.groq.ts'
import type {
  CategoryPageQueryResult,
  CommunityPageQueryResult,
  ContentPageQueryResult,
  DiscussionQueryResult,
  HomePageQueryResult,
  LandingPageQueryResult,
  ListingFactsQueryResult,
  OvershootSplashQueryResult,
  PageQueryResult,
  ProductQueryResult,
  ProductsQueryResult,
  ShopListingQueryResult,
  SiteFrameQueryResult,
} from './types.gen.ts'

/**
 * The content of each page. Every function takes the page's language; `stega: false` asks for texts without the marks
 * of the preview, for metadata and JSON-LD.
 */
type Texts = { readonly stega?: boolean }

export function loadSiteFrame(lang: Language, texts?: Texts): Promise<SiteFrameQueryResult> {
  const tags = [documentTag('siteSettings'), documentTag('footer'), documentTag('mainMenu')]
  return fetchContent(siteFrameQuery, { lang }, { tags, ...texts })
}

/** The shop as receipts name it. Without the marks of the preview: it is shown by scripts and printed. */
export async function loadSeller(lang: Language) {
  const { settings } = await loadSiteFrame(lang, { stega: false })
  return { name: settings?.shopName ?? '', organisationNumber: settings?.organisationNumber ?? null }
}

/** The overshoot-day splash while it is active, else null. */
export function loadOvershootSplash(lang: Language): Promise<OvershootSplashQueryResult> {
  return fetchContent(overshootSplashQuery, { lang }, { tags: [documentTag('overshootSplash')] })
}

export function loadHomePage(lang: Language, texts?: Texts): Promise<HomePageQueryResult> {
  const tags = [documentTag('homePage'), ...listTags('homePage')]
  return fetchContent(homePageQuery, { lang }, { tags, ...texts })
}

/** The part of the shop that a listing shows; all of it without a choice. */
export type ListingChoice = { readonly gender?: Gender | undefined; readonly clothingTypeId?: string | undefined }

/** A page of a listing. */
export function loadShopListing(
  lang: Language,
  choice: ListingChoice,
  page: number,
  texts?: Texts,
): Promise<ShopListingQueryResult> {
  const tags = [documentTag('shopPage'), ...listTags('shopPage')]
  const from = (page - 1) * LISTING_PAGE_SIZE
  const params = { lang, ...listingParams(choice), from, to: from + LISTING_PAGE_SIZE }
  return fetchContent(shopListingQuery, params, { tags, ...texts })
}

/** What filters read of the products of a listing: by default of all, where browsers get all, else of the first. */
export function loadListingFacts(
  lang: Language,
  choice: ListingChoice,
  { from, to } = { from: 0, to: WHOLE_LIST_SIZE + 1 },
): Promise<ListingFactsQueryResult> {
  const tags = listTags('shopPage')
  const params = { lang, ...listingParams(choice), from, to }
  return fetchContent(listingFactsQuery, params, { tags, tagDocuments: false, stega: false })
}

function listingParams({ gender, clothingTypeId }: ListingChoice) {
  return { gender: gender ?? null, clothingTypeId: clothingTypeId ?? null }
}

export function loadProduct(lang: Language, id: string, texts?: Texts): Promise<ProductQueryResult> {
  return fetchContent(productQuery, { lang, id }, { tags: [documentTag(id)], ...texts })
}

export function loadDiscussion(lang: Language, id: string, texts?: Texts): Promise<DiscussionQueryResult> {
  return fetchContent(discussionQuery, { lang, id }, { tags: [documentTag(id)], ...texts })
}

/** Products by id, for members' texts about them; those that are not published are left out. */
export function loadProducts(lang: Language, ids: readonly string[], texts?: Texts): Promise<ProductsQueryResult> {
  return fetchContent(productsQuery, { lang, ids }, { tags: ids.map(documentTag), ...texts })
}

export function loadPage(lang: Language, id: string, texts?: Texts): Promise<PageQueryResult> {
  return fetchContent(pageQuery, { lang, id }, { tags: [documentTag(id)], ...texts })
}

export function loadContentPage(lang: Language, id: string, texts?: Texts): Promise<ContentPageQueryResult> {
  return fetchContent(contentPageQuery, { lang, id }, { tags: [documentTag(id), ...listTags('contentPage')], ...texts })
}

export function loadLandingPage(lang: Language, id: string, texts?: Texts): Promise<LandingPageQueryResult> {
  return fetchContent(landingPageQuery, { lang, id }, { tags: [documentTag(id)], ...texts })
}

export function loadCategoryPage(lang: Language, id: string, texts?: Texts): Promise<CategoryPageQueryResult> {
  const tags = [documentTag(id), ...listTags('categoryPage')]
  return fetchContent(categoryPageQuery, { lang, id }, { tags, ...texts })
}

export function loadCommunityPage(lang: Language, texts?: Texts): Promise<CommunityPageQueryResult> {
  const tags = [documentTag('communityPage'), ...listTags('communityPage')]
  return fetchContent(communityPageQuery, { lang }, { tags, ...texts })
}

/** The clothing types that have products, suggested by the search page when there is no query or no result. */
export function loadSearchSuggestions(lang: Language) {
  return fetchContent(searchSuggestionsQuery, { lang }, { tags: [typeTag('clothingType'), typeTag('product')] })
}
