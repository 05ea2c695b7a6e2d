import type { Hotspot } from './garment-picture.ts'
import type { LandscapePicture, LandscapeScene } from './landscape-picture.ts'
import { bog } from './landscapes/bog-scene.ts'
import { cabinScene, campfireScene } from './landscapes/cabin-scenes.ts'
import { fabric, repair } from './landscapes/cloth-scenes.ts'
import { coast } from './landscapes/coast-scene.ts'
import { lake } from './landscapes/lake-scene.ts'
import { ridgeScene, snowfield, spruceForest } from './landscapes/mountain-scenes.ts'
import { treePlanting } from './landscapes/planting-scene.ts'
import { type Scene, sceneFor } from './landscapes/scene.ts'
import { sewing } from './landscapes/sewing-scene.ts'
import { workshop } from './landscapes/workshop-scene.ts'

const scenes: Record<LandscapeScene, (scene: Scene) => void> = {
  ridge: ridgeScene,
  spruceForest,
  lake,
  snowfield,
  cabin: cabinScene,
  coast,
  bog,
  workshop,
  campfire: campfireScene,
  treePlanting,
  fabric,
  sewing,
  repair,
}

/** Draws a scene, 2400 x 1350 units by default. The same picture gives the same bytes. */
export function drawLandscape(picture: LandscapePicture): {
  svg: string
  width: number
  height: number
  hotspot: Hotspot
} {
  const scene = sceneFor(picture)
  scenes[picture.scene](scene)
  const { w, h, defs, marks, subject } = scene
  const drawn = picture.mirrored ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${marks.join('')}</g>` : marks.join('')
  const hotspot = picture.mirrored ? { ...subject, x: 1 - subject.x } : subject
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs>${drawn}</svg>`
  return { svg, width: w, height: h, hotspot }
}
