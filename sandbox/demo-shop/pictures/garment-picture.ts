import type { Texture } from './textures.ts'

export const garmentKinds = [
  'shellJacket',
  'softshell',
  'insulatedJacket',
  'parka',
  'fleece',
  'woolSweater',
  'tshirt',
  'tankTop',
  'baselayerTop',
  'shirt',
  'hikingTrousers',
  'shorts',
  'leggings',
  'wovenTrousers',
  'beanie',
  'mittens',
  'socks',
  'cap',
  'backpack',
  'vest',
  'dress',
  'rainTrousers',
  'sheltersack',
  'anorak',
  'raincoat',
  'cyclingJacket',
  'windshell',
  'overshirt',
  'cableSweater',
  'stripedSweater',
  'halfZipFleece',
  'shellMittens',
  'ankleSocks',
  'daypack',
  'rollTop',
] as const
export type GarmentKind = (typeof garmentKinds)[number]

export type GarmentPicture = {
  kind: GarmentKind
  view: 'front' | 'back' | 'detail'
  cut: 'men' | 'women' | 'unisex'
  /** Main colour, `#RRGGBB`. */
  color: string
  /** Colour of yoke, panels, zips and rims; a neighbour of the main colour when left out. */
  color2?: string
  /** The cloth's surface; each kind has its own when left out. */
  texture?: Texture
  /** Colour behind the garment, `#RRGGBB`; a tint that goes with the garment when left out. */
  ground?: string
  /** Varies folds, lie and tilt. */
  seed: string
}

/** Where the subject lies in the picture, as shares (0..1) of its width and height; x and y are the middle, as in an image hotspot. */
export type Hotspot = { x: number; y: number; width: number; height: number }
