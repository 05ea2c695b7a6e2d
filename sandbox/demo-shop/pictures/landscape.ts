import type { Hotspot } from './garment-picture.ts'
import type { LandscapePicture, LandscapeScene } from './landscape-picture.ts'
import { fabric, repair, sewing, workshop } from './landscapes/indoor-scenes.ts'
import { type Scene, sceneFor } from './landscapes/scene.ts'
import {
  bog,
  cabinScene,
  campfireScene,
  coast,
  lake,
  ridgeScene,
  snowfield,
  spruceForest,
  treePlanting,
} from './landscapes/wide-scenes.ts'

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

/** Draws a scene, 2400 x 1350 units unless told otherwise. The same picture gives the same bytes. */
export function drawLandscape(picture: LandscapePicture): {
  svg: string
  width: number
  height: number
  hotspot: Hotspot
} {
  const scene = sceneFor(picture)
  scenes[picture.scene](scene)
  const { w, h, defs, marks, subject } = scene
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs>${marks.join('')}</svg>`
  return { svg, width: w, height: h, hotspot: subject }
}
