import type { SchemaTypeDefinition } from 'sanity'
import { blockTypes } from './blocks/index.ts'
import { categoryPage } from './documents/categoryPage.ts'
import { clothingType } from './documents/clothingType.ts'
import { contentPage } from './documents/contentPage.ts'
import { landingPage } from './documents/landingPage.ts'
import { page } from './documents/page.ts'
import { product } from './documents/product.ts'
import { redirect } from './documents/redirect.ts'
import { sharedFactBox } from './documents/sharedFactBox.ts'
import { accessibleImage } from './fields/accessibleImage.ts'
import { campaignBanner } from './fields/campaignBanner.ts'
import { colourCode } from './fields/colourCode.ts'
import { link } from './fields/link.ts'
import { localeFactText } from './fields/localeFactText.ts'
import { localeRichText } from './fields/localeRichText.ts'
import { localeSlug } from './fields/localeSlug.ts'
import { localeString } from './fields/localeString.ts'
import { localeText } from './fields/localeText.ts'
import { menuGroup } from './fields/menuGroup.ts'
import { menuItem } from './fields/menuItem.ts'
import { menuRoute } from './fields/menuRoute.ts'
import { openingException } from './fields/openingException.ts'
import { productColor } from './fields/productColor.ts'
import { productCost } from './fields/productCost.ts'
import { productImage } from './fields/productImage.ts'
import { richText } from './fields/richText.ts'
import { searchAnswer } from './fields/searchAnswer.ts'
import { seo } from './fields/seo.ts'
import { socialLink } from './fields/socialLink.ts'
import { synonymGroup } from './fields/synonymGroup.ts'
import { testGarment } from './fields/testGarment.ts'
import { treePlantingPartner } from './fields/treePlantingPartner.ts'
import { communityPage } from './singletons/communityPage.ts'
import { footer } from './singletons/footer.ts'
import { homePage } from './singletons/homePage.ts'
import { mainMenu } from './singletons/mainMenu.ts'
import { overshootSplash } from './singletons/overshootSplash.ts'
import { shopPage } from './singletons/shopPage.ts'
import { siteSettings } from './singletons/siteSettings.ts'

/** Types of which any number of documents can exist. */
export const documentTypes = [
  product,
  clothingType,
  categoryPage,
  page,
  contentPage,
  landingPage,
  sharedFactBox,
  redirect,
]

/** Types of which exactly one document exists; its id is the name of the type. */
export const singletonTypes = [homePage, shopPage, communityPage, mainMenu, footer, overshootSplash, siteSettings]

const fieldTypes = [
  accessibleImage,
  campaignBanner,
  colourCode,
  link,
  localeFactText,
  localeRichText,
  localeSlug,
  localeString,
  localeText,
  menuGroup,
  menuItem,
  menuRoute,
  openingException,
  productColor,
  productCost,
  productImage,
  richText,
  seo,
  socialLink,
  searchAnswer,
  synonymGroup,
  testGarment,
  treePlantingPartner,
]

export const schemaTypes: SchemaTypeDefinition[] = [...documentTypes, ...singletonTypes, ...blockTypes, ...fieldTypes]
