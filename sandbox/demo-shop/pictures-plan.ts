import { type Colour, type ColourKey, colour } from './catalogue/palette.ts'
import type { CatalogueProduct, Fit } from './catalogue/types.ts'
import { CATALOGUE } from './catalogue.ts'
import type { GarmentKind, GarmentPicture } from './pictures/garment-picture.ts'
import type { LandscapePicture } from './pictures/landscape-picture.ts'

export type View = GarmentPicture['view']
export type PictureSpec =
  | { type: 'garment'; picture: GarmentPicture }
  | { type: 'landscape'; picture: LandscapePicture }

function landscape(
  scene: LandscapePicture['scene'],
  season: LandscapePicture['season'],
  time: LandscapePicture['time'],
  seed: number,
  mirrored = false,
): LandscapePicture {
  return { scene, season, time, seed: String(seed), mirrored }
}

/**
 * Pictures for pages and articles. A few are shared; which document uses which is visible where its alt text is written.
 * Those with words on them are mirrored where people or things would stand behind the words.
 */
const LANDSCAPES = {
  'ridge-autumn-dawn': landscape('ridge', 'autumn', 'dawn', 11, true),
  'ridge-autumn-day': landscape('ridge', 'autumn', 'day', 15, true),
  'ridge-winter-day': landscape('ridge', 'winter', 'day', 12),
  'ridge-summer-dusk': landscape('ridge', 'summer', 'dusk', 13),
  'spruce-summer-day': landscape('spruceForest', 'summer', 'day', 21),
  'spruce-winter-dawn': landscape('spruceForest', 'winter', 'dawn', 22),
  'spruce-autumn-dusk': landscape('spruceForest', 'autumn', 'dusk', 23),
  'spruce-autumn-night': landscape('spruceForest', 'autumn', 'night', 24),
  'lake-summer-dusk': landscape('lake', 'summer', 'dusk', 31),
  'lake-autumn-dawn': landscape('lake', 'autumn', 'dawn', 32),
  'lake-spring-day': landscape('lake', 'spring', 'day', 33),
  'snowfield-day': landscape('snowfield', 'winter', 'day', 41),
  'snowfield-dusk': landscape('snowfield', 'winter', 'dusk', 42),
  'cabin-winter-night': landscape('cabin', 'winter', 'night', 51),
  'cabin-autumn-dusk': landscape('cabin', 'autumn', 'dusk', 52),
  'coast-summer-day': landscape('coast', 'summer', 'day', 61),
  'coast-autumn-dusk': landscape('coast', 'autumn', 'dusk', 62),
  'bog-autumn-dawn': landscape('bog', 'autumn', 'dawn', 71),
  'bog-summer-day': landscape('bog', 'summer', 'day', 72),
  'workshop-day': landscape('workshop', 'spring', 'day', 81),
  'workshop-evening': landscape('workshop', 'winter', 'dusk', 82),
  'campfire-night': landscape('campfire', 'autumn', 'night', 91, true),
  'campfire-dusk': landscape('campfire', 'summer', 'dusk', 92),
  'tree-planting-spring': landscape('treePlanting', 'spring', 'day', 101),
  'tree-planting-summer': landscape('treePlanting', 'summer', 'dawn', 102),
  'fabric-wool': landscape('fabric', 'winter', 'day', 111),
  'fabric-hemp': landscape('fabric', 'summer', 'day', 112),
  'sewing-blue': landscape('sewing', 'autumn', 'day', 121),
  'sewing-red': landscape('sewing', 'spring', 'day', 122),
  'repair-red-patch': landscape('repair', 'autumn', 'day', 131),
  'repair-yellow-patch': landscape('repair', 'winter', 'dusk', 132, true),
} as const satisfies Record<string, LandscapePicture>

export type LandscapeName = keyof typeof LANDSCAPES
export type PictureName = `landscape/${LandscapeName}` | `garment/${string}`

export interface ProductPicture {
  name: PictureName
  cut: Fit
  view: View
  colour: Colour
  /** Its asset is the front picture, of which it shows the upper middle. */
  isCropped?: true
}

/**
 * The pictures of one product, in the order in which the product page shows them: each cut in each colour from the front, from behind and close
 * up. Most close-ups are the front picture, cropped: they cost no drawing.
 */
export function productPictures(product: CatalogueProduct): ProductPicture[] {
  return product.fit.flatMap((cut) =>
    product.colours.flatMap((key) => {
      const front = picture(product, cut, key, 'front')
      const back = BACKLESS.has(product.drawing.kind) ? [] : [picture(product, cut, key, 'back')]
      const isDrawn = CLOSE_UPS.has(product.key) && cut === product.fit[0] && key === product.colours[0]
      const closeUp = isDrawn
        ? picture(product, cut, key, 'detail')
        : { ...front, view: 'detail' as const, isCropped: true as const }
      return [front, ...back, closeUp]
    }),
  )
}

function picture(product: CatalogueProduct, cut: Fit, key: ColourKey, view: View): ProductPicture {
  return { name: garmentName(product.key, cut, key, view), cut, view, colour: colour(key) }
}

/** Small things look alike from both sides. */
const BACKLESS: ReadonlySet<GarmentKind> = new Set(['beanie', 'socks', 'ankleSocks', 'shellMittens', 'sheltersack'])

const CLOSE_UPS: ReadonlySet<string> = new Set([
  'storr-shell-jacket',
  'selje-wool-overshirt',
  'isfjell-parka',
  'skumring-wind-jacket',
  'vev-hemp-trousers',
  'utmark-wool-sweater',
  'kveld-wool-fleece',
  'varme-wool-top',
  'rogn-wool-dress',
  'dagstur-pack-24',
  'hytte-pack-45',
])

function garmentName(productKey: string, cut: Fit, key: ColourKey, view: View): PictureName {
  return `garment/${productKey}/${cut}-${key.replace('/', '-')}-${view}`
}

/** The first front picture of a product, for pages that show one garment. */
export function portrait(productKey: string): PictureName {
  const product = CATALOGUE.find(({ key }) => key === productKey)
  const [cut] = product?.fit ?? []
  const [key] = product?.colours ?? []
  if (!cut || !key) throw new Error(`No such product: ${productKey}`)
  return garmentName(productKey, cut, key, 'front')
}

/** Every picture of the demo shop by name: what to draw. */
export function picturePlan(): Map<PictureName, PictureSpec> {
  const plan = new Map<PictureName, PictureSpec>()
  for (const [name, picture] of Object.entries(LANDSCAPES)) {
    plan.set(`landscape/${name as LandscapeName}`, { type: 'landscape', picture })
  }
  for (const product of CATALOGUE) {
    for (const { name, cut, view, colour, isCropped } of productPictures(product)) {
      if (isCropped) continue
      plan.set(name, { type: 'garment', picture: garment(product, cut, view, colour) })
    }
  }
  return plan
}

function garment(product: CatalogueProduct, cut: Fit, view: View, { hex, hex2 }: Colour): GarmentPicture {
  const { kind, texture } = product.drawing
  const second = hex2 ? { color2: hex2 } : {}
  const surface = texture ? { texture } : {}
  return { kind, view, cut, color: hex, ...second, ...surface, seed: product.centraId }
}
