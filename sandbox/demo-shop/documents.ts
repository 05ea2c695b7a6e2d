import type { DemoDocument } from './builders/document.ts'
import { articles } from './documents/articles.ts'
import { categories } from './documents/categories.ts'
import { clothingTypes } from './documents/clothing-types.ts'
import { landingPages } from './documents/landing-pages.ts'
import { mainMenu } from './documents/menus.ts'
import { pages } from './documents/pages.ts'
import { products } from './documents/products.ts'
import { redirects } from './documents/redirects.ts'
import { homePage } from './documents/singletons/home-page.ts'
import { communityPage, shopPage } from './documents/singletons/shop-and-community.ts'
import { footer, overshootSplash, siteSettings } from './documents/singletons/site.ts'

/**
 * Every document of the demo shop, published. Campaign dates, holidays and the overshoot day depend on `today`; everything else is the same on any day. Pictures are still
 * references to `picture:<name>`.
 */
export function demoDocuments(today: Date): DemoDocument[] {
  return [
    siteSettings(today),
    homePage(),
    shopPage(),
    communityPage(),
    footer(),
    overshootSplash(today),
    ...clothingTypes(),
    ...products(today),
    ...categories(),
    ...pages(),
    ...articles(),
    ...landingPages(),
    mainMenu(),
    ...redirects(),
  ]
}
