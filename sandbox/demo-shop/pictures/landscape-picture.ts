export const landscapeScenes = [
  'ridge',
  'spruceForest',
  'lake',
  'snowfield',
  'cabin',
  'coast',
  'bog',
  'workshop',
  'campfire',
  'treePlanting',
  'fabric',
  'sewing',
  'repair',
] as const
export type LandscapeScene = (typeof landscapeScenes)[number]

export type LandscapePicture = {
  scene: LandscapeScene
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  time: 'dawn' | 'day' | 'dusk' | 'night'
  /** Varies the composition. */
  seed: string
  /** Mirrors the composition horizontally. */
  mirrored?: boolean
  /** Units of the drawing; 2400 x 1350 when left out. Tall and wide shapes compose differently. */
  width?: number
  height?: number
}
