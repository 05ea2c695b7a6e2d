import { inksOf, mix } from '../colour.ts'
import { beside, bezier, blade, bow, type Curve, n, pathOf, pt } from '../geometry.ts'
import { coverOf } from '../textures.ts'
import { area, blend, define, pen, type Scene } from './scene.ts'

/** A piece of cloth running over the table through the machine. */
export function clothOver(scene: Scene, x: number, y: number, width: number, depth: number, ink: string): void {
  const { random } = scene
  const top = bezier(
    pt(x - width / 2, y),
    pt(x - width * 0.2, y - depth * 0.1),
    pt(x + width * 0.2, y + depth * 0.05),
    pt(x + width / 2, y - depth * 0.04),
    30,
  )
  const low = bezier(
    pt(x + width * 0.62, y + depth),
    pt(x + width * 0.2, y + depth * 0.8),
    pt(x - width * 0.2, y + depth * 1.2),
    pt(x - width * 0.66, y + depth * 0.94),
    30,
  )
  area(
    scene,
    [...top, ...low],
    blend(scene, [
      [0, mix(ink, '#ffffff', 0.14)],
      [1, mix(ink, '#101c1e', 0.2)],
    ]),
  )
  for (let i = 0; i < 9; i++) {
    const t = (i + random.next()) / 9
    const a = top[Math.round(t * 30)] ?? pt(x, y)
    const b = low[Math.round((1 - t) * 30)] ?? pt(x, y)
    area(
      scene,
      blade(
        bow(b, pt(a[0] + random.jitter(width * 0.05), a[1] + depth * random.between(0, 0.4)), random.jitter(0.08)),
        width * 0.06,
        true,
      ),
      mix(ink, '#101c1e', 0.6),
      0.26,
    )
    area(
      scene,
      blade(
        bow(pt(b[0] + width * 0.03, b[1]), pt(a[0] + width * 0.03, a[1] + depth * 0.3), random.jitter(0.08)),
        width * 0.03,
        true,
      ),
      '#ffffff',
      0.16,
    )
  }
}

export function drape(scene: Scene, y: number, ink: string, lift: number, index: number): void {
  const { w, h, random, u } = scene
  const start = random.between(0, 6)
  const edge: Curve = Array.from({ length: 81 }, (_, i) => {
    const t = i / 80
    return pt(
      -20 + t * (w + 40),
      y + h * lift * Math.sin(t * 5 + start) + h * 0.03 * Math.sin(t * 12 + start * 2) - t * h * 0.08,
    )
  })
  for (const spread of [90, 62, 38, 18]) {
    pen(
      scene,
      edge.map(([px, py]) => pt(px, py - 8 * u)),
      '#101c1e',
      spread * u,
      0.09,
    )
  }
  const shape = [...edge, pt(w + 30, h + 30), pt(-30, h + 30)]
  area(scene, shape, ink)
  weave(scene, shape, ink, index)
  const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})">`)
  wavesOfCloth(scene, edge, ink)
  scene.marks.push('</g>')
  const rim = edge.map(([px, py]) => pt(px, py + 14 * u))
  pen(scene, rim, mix(ink, '#ffffff', 0.45), 2.4 * u, 0.7)
  for (const row of [30, 40]) {
    const path = edge.map(([px, py]) => `${n(px)} ${n(py + row * u)}`).join('L')
    scene.marks.push(
      `<path d="M${path}" fill="none" stroke="${mix(ink, '#ffffff', 0.55)}" stroke-width="${n(2.6 * u)}" stroke-dasharray="${n(13 * u)} ${n(8 * u)}" opacity=".85"/>`,
    )
  }
}

/** Long soft folds falling from the edge of a drape, dark beside light. */
function wavesOfCloth(scene: Scene, edge: Curve, ink: string): void {
  const { w, h, random, u } = scene
  const lean = random.jitter(w * 0.16)
  const count = 9
  for (let i = 0; i < count; i++) {
    const from = edge[Math.floor(((i + random.between(0.1, 0.9)) / count) * 80)] ?? pt(0, 0)
    const to = pt(from[0] + lean + random.jitter(w * 0.05), from[1] + h * random.between(0.34, 0.6))
    const spine = bezier(
      from,
      pt(from[0] - lean * 0.2, from[1] + h * 0.12),
      pt(to[0] + lean * 0.2, to[1] - h * 0.12),
      to,
      18,
    )
    const width = u * random.between(90, 170)
    for (const share of [1, 0.55, 0.25]) {
      area(scene, blade(spine, width * share, true), mix(ink, '#101c1e', 0.75), 0.15)
    }
    for (const share of [0.8, 0.4]) {
      area(scene, blade(beside(spine, -width * 0.62), width * share, true), mix(ink, '#ffffff', 0.55), 0.13)
    }
  }
}

const woven = ['ripstop', 'knit', 'wool', 'twill', 'waffle'] as const

export function weave(scene: Scene, shape: Curve, ink: string, index: number): void {
  const { u, defs } = scene
  const surface = woven[index % woven.length] ?? 'twill'
  const cover = coverOf(surface, inksOf(ink), `f${defs.length}`, index * 7 - 12, u * 1.2, shape)
  if (cover) {
    const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
    defs.push(cover.def)
    scene.marks.push(`<g clip-path="url(#${clip})">${cover.marks}</g>`)
  }
}
