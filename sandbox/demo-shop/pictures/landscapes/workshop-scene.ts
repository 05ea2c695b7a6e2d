import { mix } from '../colour.ts'
import { back, bezier, blade, bow, join, pt } from '../geometry.ts'
import { clothOver } from './drapes.ts'
import { cloths, lampLight, room, windowView, woodInk } from './room.ts'
import { area, blend, pen, rect, type Scene } from './scene.ts'
import { machine, roll, scissors, shelf, spool } from './sewing-things.ts'

export function workshop(scene: Scene): void {
  const { w, h, u, random } = scene
  const table = h * (scene.tall ? 0.68 : 0.72)
  room(scene, table)
  const windowLeft = random.chance(0.5)
  const [wide, narrow] = scene.tall ? [0.5, 0.34] : [0.4, 0.42]
  const windowX = windowLeft ? w * 0.06 : w * (0.94 - wide)
  const shelfX = windowLeft ? w * (0.96 - narrow) : w * 0.04
  windowView(scene, windowX, h * 0.1, w * wide, h * (scene.tall ? 0.4 : 0.46))
  shelf(scene, shelfX, h * 0.25, w * narrow, 'cones')
  rail(scene, shelfX, h * 0.31, w * narrow)
  lampLight(scene, windowX + w * wide * (windowLeft ? 0.86 : 0.14), h * 0.05)
  area(scene, rect(-9, table - 6 * u, w + 18, 18 * u), mix(woodInk(scene), '#2a1a10', 0.4), 0.5)
  const x = windowX + w * wide * 0.52
  clothOver(scene, x - 120 * u, table + 44 * u, 560 * u, h * 0.16, random.pick(cloths))
  machine(scene, x, table + 70 * u, 430 * u, '#24474b')
  const far = windowLeft ? 1 : -1
  scissors(scene, w * (0.5 + far * 0.16), h * 0.9, 120 * u, 62 * far)
  for (let i = 0; i < 3; i++) {
    spool(
      scene,
      w * (0.5 + far * (0.3 + i * 0.052)),
      h * (0.87 + 0.03 * (i % 2)),
      u * random.between(48, 64),
      random.pick(cloths),
    )
  }
  roll(scene, w * (0.5 + far * 0.4) + 120 * u, h * 0.975, 44 * u, 330 * u, random.pick(cloths))
}

/** Finished tops hanging on a rail. */
function rail(scene: Scene, x: number, y: number, width: number): void {
  const { random, u, palette } = scene
  const step = 118 * u
  pen(scene, [pt(x, y), pt(x + width, y)], mix('#3a4648', palette.near, 0.3), 9 * u)
  for (let cx = x + step * 0.6; cx < x + width - step * 0.4; cx += step * random.between(0.8, 1.05)) {
    const ink = mix(random.pick(cloths), palette.near, palette.dark ? 0.3 : 0.03)
    hanging(scene, cx, y, u * random.between(148, 178), ink)
  }
}

function hanging(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const p = (dx: number, dy: number) => pt(x + dx * size, y + dy * size)
  pen(scene, bezier(p(0, 0.14), p(0.06, 0.06), p(0.05, -0.04), p(-0.02, -0.03)), '#3a4648', size * 0.02)
  const half = [p(0.1, 0.13), p(0.34, 0.22), p(0.47, 0.86), p(0.33, 0.9), p(0.27, 0.5), p(0.28, 1.06), p(0, 1.08)]
  const outline = join(half, back(half.map(([px, py]) => pt(2 * x - px, py))))
  area(
    scene,
    outline.map(([px, py]) => pt(px + size * 0.04, py + size * 0.035)),
    '#101c1e',
    0.18,
  )
  area(
    scene,
    outline,
    blend(
      scene,
      [
        [0, mix(ink, '#ffffff', 0.18)],
        [0.55, ink],
        [1, mix(ink, '#101c1e', 0.42)],
      ],
      true,
    ),
  )
  for (const dx of [-0.18, -0.05, 0.12]) {
    area(scene, blade(bow(p(dx, 1.05), p(dx * 0.6, 0.5), 0.04), size * 0.1, true), mix(ink, '#101c1e', 0.7), 0.3)
  }
  pen(scene, [p(-0.28, 0.5), p(-0.25, 0.24)], '#101c1e', size * 0.012, 0.5)
  pen(scene, [p(0.28, 0.5), p(0.25, 0.24)], '#101c1e', size * 0.012, 0.5)
  area(scene, bezier(p(-0.1, 0.13), p(-0.05, 0.2), p(0.05, 0.2), p(0.1, 0.13)), mix(ink, '#101c1e', 0.6))
}
