import { type Curve, n, pathOf, pt } from '../geometry.ts'
import type { LandscapePicture } from '../landscape-picture.ts'
import { type Random, randomFrom } from '../random.ts'
import { type Palette, paletteOf } from './palette.ts'

/** The sheet a landscape is drawn on. `u` is one unit of detail, the same share of small and large pictures. */
export type Scene = {
  picture: LandscapePicture
  w: number
  h: number
  u: number
  tall: boolean
  palette: Palette
  random: Random
  defs: string[]
  marks: string[]
  /** The subject's middle and size, as shares of the sheet. */
  subject: { x: number; y: number; width: number; height: number }
}

export function sceneFor(picture: LandscapePicture): Scene {
  const w = picture.width ?? 2400
  const h = picture.height ?? 1350
  return {
    picture,
    w,
    h,
    u: Math.sqrt(w * h) / 1000,
    tall: h > w,
    palette: paletteOf(picture),
    random: randomFrom(`${picture.seed}/${picture.scene}/${picture.season}/${picture.time}`),
    defs: [],
    marks: [],
    subject: { x: 0.5, y: 0.5, width: 0.6, height: 0.6 },
  }
}

export function define(scene: Scene, make: (id: string) => string): string {
  const id = `s${scene.defs.length}`
  scene.defs.push(make(id))
  return id
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A vertical blend; gives its paint (`url(#...)`). */
export function blend(scene: Scene, stops: readonly Stop[], sideways = false): string {
  const marks = stops.map(
    ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  const end = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `url(#${define(scene, (id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${marks.join('')}</linearGradient>`)})`
}

export function glow(scene: Scene, x: number, y: number, r: number, colour: string, opacity: number): void {
  const id = define(
    scene,
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${(opacity * 0.42).toFixed(3)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  scene.marks.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id})"/>`)
}

export function area(scene: Scene, curve: Curve, paint: string, opacity = 1): void {
  scene.marks.push(
    `<path d="${pathOf(curve, true)}" fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${opacity.toFixed(3)}"`}/>`,
  )
}

export function pen(scene: Scene, curve: Curve, colour: string, width: number, opacity = 1): void {
  scene.marks.push(
    `<path d="${pathOf(curve)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity.toFixed(3)}"`}/>`,
  )
}

export const rect = (x: number, y: number, width: number, height: number): Curve => [
  pt(x, y),
  pt(x + width, y),
  pt(x + width, y + height),
  pt(x, y + height),
]

/** Everything from a skyline down to the bottom of the sheet. */
export const below = (scene: Scene, skyline: Curve): Curve => [
  ...skyline,
  pt(scene.w + 9, scene.h + 9),
  pt(-9, scene.h + 9),
]
