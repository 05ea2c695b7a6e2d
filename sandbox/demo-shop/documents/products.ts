import { type DemoDocument, document } from '../builders/document.ts'
import { localeSlug, localeString, localeText, type Text, t } from '../builders/localised.ts'
import { pictureReference, weakReference } from '../builders/references.ts'
import { localeRichText } from '../builders/rich-text.ts'
import { seo } from '../builders/seo.ts'
import { dayAfter } from '../catalogue/days.ts'
import { documentIdOf } from '../catalogue/document-id.ts'
import { colour } from '../catalogue/palette.ts'
import type { CatalogueProduct, Fit, ProductStanding } from '../catalogue/types.ts'
import { CATALOGUE } from '../catalogue.ts'
import { type ProductPicture, productPictures, type View } from '../pictures-plan.ts'
import { CARE } from '../texts/care.ts'
import { garmentFacts } from '../texts/garment-facts.ts'
import type { ProductCopy } from '../texts/product-copy.ts'
import { PRODUCT_COPY } from '../texts/products.ts'
import { SIZE_GUIDES } from '../texts/size-guides.ts'
import { clothingTypeId } from './clothing-types.ts'

/** `today` is the day that campaigns count from. */
export function products(today: Date): DemoDocument[] {
  return CATALOGUE.map((product) => productDocument(product, copyOf(product), today))
}

function copyOf(product: CatalogueProduct): ProductCopy {
  const copy = PRODUCT_COPY[product.key]
  if (!copy) throw new Error(`No text for product ${product.key}`)
  return copy
}

function productDocument(product: CatalogueProduct, copy: ProductCopy, today: Date): DemoDocument {
  return document({
    _id: documentIdOf(product.key),
    _type: 'product',
    centraId: product.centraId,
    title: localeString(product.title),
    slug: localeSlug(product.slug),
    clothingType: weakReference(clothingTypeId(product.clothingType)),
    lead: localeText(copy.lead),
    ...standingFields(product.standing, today),
    fit: product.fit,
    sizes: product.sizes,
    ...(product.lengths ? { lengths: product.lengths } : {}),
    colors: product.colours.map(productColor),
    images: productPictures(product).map((picture) => productImage(product, picture)),
    ...(copy.cardTitle ? { productCardTitle: localeString(copy.cardTitle) } : {}),
    ...(copy.cardTag ? { productCardImageTag: localeString(copy.cardTag) } : {}),
    content: localeRichText(copy.content),
    ...factFields(product),
    material: localeText(copy.material),
    care: localeText(CARE[copy.care]),
    sizeGuide: localeRichText(SIZE_GUIDES[copy.sizeGuide]),
    relatedProducts: product.related.map((key) => weakReference(documentIdOf(key))),
    seo: seo({ description: copy.lead }),
  })
}

function factFields(product: CatalogueProduct) {
  const { origin, repair, costs, ...figures } = garmentFacts(product)
  return {
    ...figures,
    origin: localeString(origin),
    repair: localeText(repair),
    costs: costs.map(({ title, share }) => ({ _type: 'productCost' as const, title: localeString(title), share })),
  }
}

function standingFields(standing: ProductStanding, today: Date) {
  switch (standing.state) {
    case 'crowdFunding':
      return {
        productState: standing.state,
        crowdfundingDate: dayAfter(today, standing.endsInDays),
        crowdfundingGoal: standing.goal,
        crowdfundingMax: standing.max,
      }
    case 'testPhase':
      return {
        productState: standing.state,
        testGarments: Object.entries(standing.testGarments).map(([size, count]) => ({
          _type: 'testGarment' as const,
          size,
          count,
        })),
        surveyUrl: localeString(
          t('https://svar.tretopp.example/testplagg', 'https://svar.tretopp.example/test-garments'),
        ),
      }
    default:
      return { productState: standing.state }
  }
}

function productColor(key: CatalogueProduct['colours'][number]) {
  const { name, hex, hex2 } = colour(key)
  return { _type: 'productColor' as const, name: localeString(name), hex, ...(hex2 ? { hex2 } : {}) }
}

function productImage(product: CatalogueProduct, picture: ProductPicture) {
  return {
    _type: 'productImage' as const,
    asset: pictureReference(picture.name),
    ...(picture.isCropped ? CLOSE : {}),
    alt: localeString(pictureAlt(product, picture)),
    gender: picture.cut,
    colorHex: picture.colour.hex,
  }
}

/** The part of a front picture that is shown as a close-up: collar or waistband and chest, in the proportions of the whole. */
const CLOSE = {
  crop: { _type: 'sanity.imageCrop' as const, top: 0.14, bottom: 0.36, left: 0.25, right: 0.25 },
  hotspot: { _type: 'sanity.imageHotspot' as const, x: 0.5, y: 0.39, width: 0.5, height: 0.5 },
}

const VIEW_WORDS: Record<View, Text> = {
  front: t('sett forfra', 'seen from the front'),
  back: t('sett bakfra', 'seen from behind'),
  detail: t('nærbilde', 'close-up'),
}

const CUT_WORDS: Record<Fit, Text> = {
  women: t(' for kvinner', ' for women'),
  men: t(' for menn', ' for men'),
  unisex: t('', ''),
}

function pictureAlt(product: CatalogueProduct, { cut, view, colour }: ProductPicture): Text {
  const whom = product.fit.length > 1 ? CUT_WORDS[cut] : CUT_WORDS.unisex
  return t(
    `${product.title.nb}${whom.nb} i fargen ${colour.name.nb.toLowerCase()}, ${VIEW_WORDS[view].nb}`,
    `${product.title.en}${whom.en} in ${colour.name.en.toLowerCase()}, ${VIEW_WORDS[view].en}`,
  )
}
