import { mix } from '../colour.ts'
import { back, bezier, blade, join, line, n, pt } from '../geometry.ts'
import { drape, weave } from './drapes.ts'
import { cloths, grain, woodInk } from './room.ts'
import { area, pen, rect, type Scene } from './scene.ts'
import { scissors, spool } from './sewing-things.ts'

/** Cloth in waves, close: three or four colours of it lying over each other. */
export function fabric(scene: Scene): void {
  const { w, h, random } = scene
  const inks = shuffled(scene).slice(0, 5)
  area(scene, rect(-9, -9, w + 18, h + 18), mix(inks[0] ?? '#2f5d62', '#101c1e', 0.3))
  inks.forEach((ink, i) => {
    const dim = mix(ink, scene.palette.near, scene.palette.dark ? 0.28 : 0.02)
    drape(scene, h * (-0.05 + i * 0.22), dim, random.between(0.05, 0.1), i)
  })
}

function shuffled(scene: Scene): string[] {
  return [...cloths]
    .map((ink) => ({ ink, key: scene.random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ ink }) => ink)
}

/** A worn knee with a patch being sewn on: needle, thread, buttons, scissors. */
export function repair(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const ink = mix(random.pick(['#2f5d62', '#4a6f8a', '#5b7553', '#7a5c73']), palette.near, palette.dark ? 0.25 : 0.03)
  area(scene, rect(-9, -9, w + 18, h + 18), mix(woodInk(scene), '#ffffff', 0.1))
  grain(scene, 0, 0, w, h)
  drape(scene, h * 0.17, ink, 0.03, 3)
  // High enough for words to stand below it.
  const [cx, cy] = [w * random.between(0.42, 0.58), h * 0.46]
  const half = Math.min(w, h) * 0.19
  const patch = rect(cx - half, cy - half, half * 2, half * 2)
  const patchInk = mix(random.pick(['#b4532a', '#cccc52', '#d9a441']), palette.near, palette.dark ? 0.2 : 0)
  const turn = random.between(-14, 14)
  scene.marks.push(`<g transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})">`)
  for (const spread of [40, 26, 12]) {
    pen(
      scene,
      [...patch, pt(cx - half, cy - half)].map(([x, y]) => pt(x + 6 * u, y + 8 * u)),
      '#101c1e',
      spread * u,
      0.12,
    )
  }
  area(scene, patch, patchInk)
  weave(scene, patch, patchInk, 0)
  sewnEdge(scene, cx, cy, half)
  scene.marks.push('</g>')
  needle(scene, cx + half * 0.7, cy - half * 0.9, half)
  scissors(scene, w * (cx > w / 2 ? 0.16 : 0.84), h * 0.72, 210 * u, cx > w / 2 ? 28 : -28)
  for (let i = 0; i < 6; i++) {
    loose(
      scene,
      w * random.between(0.08, 0.92),
      h * random.between(0.04, 0.13),
      u * random.between(24, 36),
      random.pick(cloths),
    )
  }
  spool(scene, w * 0.9, h * 0.2, 100 * u, patchInk)
  scene.subject = { x: cx / w, y: cy / h, width: 0.4, height: 0.5 }
}

function sewnEdge(scene: Scene, cx: number, cy: number, half: number): void {
  const { u, random } = scene
  const count = 15
  for (let i = 0; i < count * 4 - 9; i++) {
    const t = ((i % count) + 0.5) / count
    const [sx, sy] = (
      [
        [t * 2 - 1, -1],
        [1, t * 2 - 1],
        [1 - t * 2, 1],
        [-1, 1 - t * 2],
      ] as const
    )[Math.floor(i / count)] ?? [0, 0]
    const [x, y] = [cx + sx * half, cy + sy * half]
    const [ox, oy] =
      Math.abs(sx) === 1 && Math.abs(sy) !== 1 ? [sx * 15, random.jitter(5)] : [random.jitter(5), sy * 15]
    pen(scene, [pt(x - ox * u, y - oy * u), pt(x + ox * u, y + oy * u)], '#f4f3ea', 6 * u)
  }
}

function needle(scene: Scene, x: number, y: number, size: number): void {
  const { u } = scene
  const tip = pt(x - size * 0.34, y + size * 0.5)
  const eye = pt(x + size * 0.3, y - size * 0.5)
  pen(scene, line(pt(tip[0] + 12 * u, tip[1] + 14 * u), pt(eye[0] + 12 * u, eye[1] + 14 * u)), '#101c1e', 9 * u, 0.25)
  area(scene, blade(back(line(tip, eye, 12)), 17 * u, true), '#d5dadb')
  pen(scene, line(pt(tip[0] + 3 * u, tip[1]), pt(eye[0] - 4 * u, eye[1] + 6 * u)), '#7d8a8c', 2 * u)
  pen(
    scene,
    join(
      bezier(
        eye,
        pt(eye[0] + size * 0.6, eye[1] - size * 0.3),
        pt(eye[0] + size * 0.7, eye[1] + size * 0.9),
        pt(x + size * 0.8, y + size * 1.2),
      ),
      bezier(
        pt(x + size * 0.8, y + size * 1.2),
        pt(x + size * 0.9, y + size * 1.6),
        pt(x + size * 0.4, y + size * 1.7),
        pt(x + size * 0.24, y + size * 1.4),
      ),
    ),
    '#f4f3ea',
    5 * u,
  )
}

function loose(scene: Scene, x: number, y: number, r: number, ink: string): void {
  scene.marks.push(
    `<circle cx="${n(x + r * 0.14)}" cy="${n(y + r * 0.18)}" r="${n(r)}" fill="#101c1e" opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ink}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.72)}" fill="none" stroke="${mix(ink, '#ffffff', 0.4)}" stroke-width="${n(r * 0.1)}"/>`,
  )
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    scene.marks.push(
      `<circle cx="${n(x + dx * r * 0.22)}" cy="${n(y + dy * r * 0.22)}" r="${n(r * 0.1)}" fill="${mix(ink, '#101c1e', 0.7)}"/>`,
    )
  }
}
