import { mix } from '../colour.ts'
import { bezier, bow, n, pt } from '../geometry.ts'
import { area, blend, glow, pen, rect, type Scene } from './scene.ts'
import { ridge, skyline } from './terrain.ts'
import { treeline } from './trees.ts'

export const cloths = [
  '#2f5d62',
  '#b4532a',
  '#cccc52',
  '#7a5c73',
  '#d9a441',
  '#4a6f8a',
  '#e8e2d0',
  '#5b7553',
  '#1f3033',
] as const

const wallInk = (scene: Scene): string => mix(scene.palette.dark ? '#3a4a48' : '#e6e0cc', scene.palette.fog, 0.22)

export const woodInk = (scene: Scene): string => (scene.palette.dark ? '#6b4b35' : '#c49a68')

export function room(scene: Scene, floor: number): void {
  const { w, h } = scene
  const wall = wallInk(scene)
  area(
    scene,
    rect(-9, -9, w + 18, h + 18),
    blend(scene, [
      [0, mix(wall, '#000000', 0.06)],
      [1, mix(wall, '#ffffff', 0.12)],
    ]),
  )
  const wood = woodInk(scene)
  area(
    scene,
    rect(-9, floor, w + 18, h - floor + 9),
    blend(scene, [
      [0, mix(wood, '#ffffff', 0.12)],
      [1, mix(wood, '#000000', 0.22)],
    ]),
  )
  grain(scene, 0, floor, w, h - floor)
}

export function grain(scene: Scene, x: number, y: number, width: number, height: number): void {
  const { random, u } = scene
  for (let i = 0; i < 60; i++) {
    const gy = y + random.next() * height
    const gx = x + random.next() * width
    const length = random.between(0.05, 0.3) * width
    pen(
      scene,
      bow(pt(gx, gy), pt(Math.min(x + width, gx + length), gy + random.jitter(4 * u)), random.jitter(0.012), 6),
      '#4a2f1c',
      u * random.between(0.8, 2.2),
      0.16,
    )
  }
}

export function windowView(scene: Scene, x: number, y: number, width: number, height: number): void {
  const { palette, u } = scene
  const id = `v${scene.defs.length}`
  scene.defs.push(
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/></clipPath>`,
  )
  scene.marks.push(`<g clip-path="url(#${id})">`)
  area(
    scene,
    rect(x, y, width, height),
    blend(scene, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
  )
  glow(scene, x + width * 0.7, y + height * 0.34, width * 0.5, palette.sun, 0.7)
  ridge(scene, skyline(scene, y + height * 0.56, height * 0.2, 0.6), mix(palette.fog, palette.near, 0.3), 0.5)
  const near = skyline(scene, y + height * 0.84, height * 0.06, 0.1)
  treeline(scene, near, mix(palette.fog, palette.near, 0.75), 70 * u)
  area(scene, [...near, pt(scene.w, y + height + 9), pt(0, y + height + 9)], palette.ground)
  scene.marks.push('</g>')
  const frame = mix('#f4f1e4', palette.near, palette.dark ? 0.35 : 0.02)
  pen(scene, [...rect(x, y, width, height), pt(x, y), pt(x + 1, y)], mix(frame, palette.near, 0.3), 26 * u)
  pen(scene, [...rect(x, y, width, height), pt(x, y), pt(x + 1, y)], frame, 18 * u)
  pen(scene, [pt(x + width / 2, y), pt(x + width / 2, y + height)], frame, 12 * u)
  pen(scene, [pt(x, y + height * 0.36), pt(x + width, y + height * 0.36)], frame, 10 * u)
}

export function lampLight(scene: Scene, x: number, y: number): void {
  const { u, palette } = scene
  pen(scene, [pt(x, -9), pt(x, y)], palette.near, 4 * u)
  glow(scene, x, y + 60 * u, 560 * u, palette.lamp, palette.dark ? 0.6 : 0.28)
  area(
    scene,
    [
      pt(x - 26 * u, y),
      pt(x + 26 * u, y),
      ...bezier(
        pt(x + 26 * u, y),
        pt(x + 40 * u, y + 60 * u),
        pt(x + 110 * u, y + 60 * u),
        pt(x + 130 * u, y + 110 * u),
        12,
      ),
      ...bezier(
        pt(x - 130 * u, y + 110 * u),
        pt(x - 110 * u, y + 60 * u),
        pt(x - 40 * u, y + 60 * u),
        pt(x - 26 * u, y),
        12,
      ),
    ],
    mix('#2f5d62', palette.near, 0.25),
  )
  area(
    scene,
    bezier(
      pt(x - 126 * u, y + 110 * u),
      pt(x - 60 * u, y + 136 * u),
      pt(x + 60 * u, y + 136 * u),
      pt(x + 126 * u, y + 110 * u),
      12,
    ),
    palette.lamp,
  )
}
