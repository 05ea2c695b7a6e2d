import { mix } from '../colour.ts'
import { back, beside, bezier, blade, mid, n, pathOf, pt } from '../geometry.ts'
import { weave } from './drapes.ts'
import { cloths, room, windowView, woodInk } from './room.ts'
import { area, define, glow, pen, rect, type Scene } from './scene.ts'
import { machine, scissors, shelf, spool } from './sewing-things.ts'

/** A sewing machine's foot on a seam, close. */
export function sewing(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const table = h * (scene.tall ? 0.6 : 0.58)
  room(scene, table)
  const machineX = w * (scene.tall ? 0.58 : 0.64)
  const size = (scene.tall ? 760 : 830) * u
  windowView(scene, w * (scene.tall ? 0.5 : 0.54), h * 0.06, w * (scene.tall ? 0.44 : 0.4), h * 0.34)
  shelf(scene, w * 0.03, h * 0.4, w * (scene.tall ? 0.34 : 0.36), 'cones')
  glow(scene, machineX - size * 0.4, h * 0.5, h * 0.6, palette.lamp, palette.dark ? 0.5 : 0.32)
  area(scene, rect(-9, table - 5 * u, w + 18, 14 * u), mix(woodInk(scene), '#2a1a10', 0.4), 0.5)
  const bed = h * (scene.tall ? 0.76 : 0.8)
  machine(scene, machineX, bed, size, mix(random.pick(['#1f3033', '#2f5d62', '#7a3f2c']), palette.near, 0.1))
  const needleX = machineX - size * 0.4
  const needleY = bed - size * 0.135
  const ink = mix(random.pick(cloths.slice(0, 6) as [string, ...string[]]), palette.near, palette.dark ? 0.2 : 0)
  sewnCloth(scene, needleX, needleY, size, ink)
  scissors(scene, w * 0.88, h * 0.93, 120 * u, -62)
  spool(scene, w * 0.07, h * 0.93, 92 * u, random.pick(cloths))
  spool(scene, w * 0.15, h * 0.965, 78 * u, random.pick(cloths))
  scene.subject = { x: needleX / w, y: needleY / h, width: 0.5, height: 0.6 }
}

/** Cloth coming from under the presser foot and falling over the table towards the viewer, with its seam. */
function sewnCloth(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const { h, u } = scene
  const low = h + 20
  const left = bezier(
    pt(x - size * 0.13, y),
    pt(x - size * 0.2, y + (low - y) * 0.3),
    pt(x - size * 0.4, y + (low - y) * 0.5),
    pt(x - size * 0.46, low),
    24,
  )
  const right = bezier(
    pt(x + size * 0.15, y),
    pt(x + size * 0.16, y + (low - y) * 0.4),
    pt(x + size * 0.34, y + (low - y) * 0.6),
    pt(x + size * 0.3, low),
    24,
  )
  const shape = [...left, ...back(right)]
  area(
    scene,
    shape.map(([px, py]) => pt(px + 14 * u, py + 12 * u)),
    '#101c1e',
    0.25,
  )
  area(scene, shape, ink)
  weave(scene, shape, ink, 3)
  const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})">`)
  for (const [share, width] of [
    [0.12, 70],
    [0.34, 50],
    [0.68, 60],
    [0.9, 90],
  ] as const) {
    const spine = left.map((p, i) => mid(p, right[i] ?? p, share))
    area(scene, blade(back(spine), width * u * 1.4, true), mix(ink, '#101c1e', 0.75), 0.3)
    area(scene, blade(back(beside(spine, width * u * 0.8)), width * u, true), mix(ink, '#ffffff', 0.5), 0.26)
  }
  scene.marks.push('</g>')
  const seamLine = left.map((p, i) => mid(p, right[i] ?? p, 0.46))
  pen(
    scene,
    seamLine.map(([px, py]) => pt(px + 3 * u, py + 4 * u)),
    '#101c1e',
    8 * u,
    0.3,
  )
  scene.marks.push(
    `<path d="${pathOf(seamLine)}" fill="none" stroke="#f4f3ea" stroke-width="${n(5 * u)}" stroke-dasharray="${n(19 * u)} ${n(9 * u)}" stroke-linecap="butt"/>`,
  )
  area(
    scene,
    [
      pt(x - size * 0.05, y + 2 * u),
      pt(x + size * 0.06, y + 2 * u),
      pt(x + size * 0.045, y - size * 0.03),
      pt(x, y - size * 0.04),
      pt(x - size * 0.03, y - size * 0.02),
    ],
    '#cfd3d2',
  )
}
