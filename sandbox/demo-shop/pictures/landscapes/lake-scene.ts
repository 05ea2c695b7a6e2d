import { mix } from '../colour.ts'
import { bezier, blade, pt } from '../geometry.ts'
import { cabin } from './buildings.ts'
import { area, pen, type Scene } from './scene.ts'
import { range, spruceInk } from './setting.ts'
import { sky } from './sky.ts'
import { mist, skyline } from './terrain.ts'
import { treeline } from './trees.ts'
import { glitter, mirrorWater } from './water.ts'

export function lake(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const shore = h * (scene.tall ? 0.52 : 0.58)
  const sun = sky(scene, shore * 0.94)
  range(scene, shore * 0.68, shore * 0.93, 4)
  const bank = skyline(scene, shore - 6 * u, h * 0.012, 0.1)
  treeline(scene, bank, spruceInk(scene, 0.78), 96 * u, 1.1)
  area(scene, [...bank, pt(w + 9, shore + 2), pt(-9, shore + 2)], spruceInk(scene, 0.86))
  const hx = w * (sun.x > w / 2 ? random.between(0.16, 0.34) : random.between(0.66, 0.84))
  cabin(scene, {
    x: hx,
    y: shore - 2 * u,
    width: 110 * u,
    wall: mix('#9c4a34', palette.near, palette.dark ? 0.5 : 0.12),
    lit: palette.dark,
  })
  mirrorWater(scene, shore, h + 9)
  glitter(scene, sun.x, shore, h)
  mist(scene, shore + 4 * u, h * 0.05, 0.55)
  canoe(scene, w * (sun.x > w / 2 ? 0.36 : 0.62), h * 0.77, 190 * u)
  reeds(scene, sun.x > w / 2 ? 1 : -1)
  scene.subject = { x: 0.5, y: 0.6, width: 0.5, height: 0.5 }
}

function canoe(scene: Scene, x: number, y: number, size: number): void {
  const { palette } = scene
  const hull = [
    ...bezier(
      pt(x - size / 2, y - size * 0.07),
      pt(x - size * 0.3, y + size * 0.07),
      pt(x + size * 0.3, y + size * 0.07),
      pt(x + size / 2, y - size * 0.07),
    ),
    ...bezier(
      pt(x + size / 2, y - size * 0.07),
      pt(x + size * 0.2, y - size * 0.012),
      pt(x - size * 0.2, y - size * 0.012),
      pt(x - size / 2, y - size * 0.07),
    ),
  ]
  area(
    scene,
    hull.map(([px, py]) => pt(px, 2 * y + size * 0.08 - py)),
    palette.near,
    0.28,
  )
  area(scene, hull, palette.accent)
  pen(scene, hull.slice(23), palette.groundLight, size * 0.012, 0.8)
  for (const [dx, coat] of [
    [-0.16, palette.leaf],
    [0.16, palette.groundLight],
  ] as const) {
    const cx = x + dx * size
    area(
      scene,
      bezier(
        pt(cx - size * 0.045, y - size * 0.01),
        pt(cx - size * 0.05, y - size * 0.17),
        pt(cx + size * 0.05, y - size * 0.17),
        pt(cx + size * 0.045, y - size * 0.01),
      ),
      coat,
    )
    scene.marks.push(
      `<circle cx="${cx.toFixed(1)}" cy="${(y - size * 0.165).toFixed(1)}" r="${(size * 0.026).toFixed(1)}" fill="${mix('#d9b294', palette.near, 0.2)}"/>`,
    )
  }
  pen(scene, [pt(x + size * 0.2, y - size * 0.1), pt(x + size * 0.3, y + size * 0.07)], palette.near, size * 0.012)
}

function reeds(scene: Scene, side: 1 | -1): void {
  const { random, w, h, u, palette } = scene
  for (let i = 0; i < 60; i++) {
    const t = random.next() ** 1.6
    const x = side === 1 ? w - t * w * 0.26 : t * w * 0.26
    const height = u * random.between(70, 210) * (1 - t * 0.6)
    const spine = bezier(
      pt(x, h + 5),
      pt(x, h - height * 0.5),
      pt(x + random.jitter(14 * u), h - height * 0.8),
      pt(x + random.jitter(44 * u), h - height),
    )
    area(
      scene,
      blade(spine, 9 * u, true),
      random.chance(0.3) ? palette.leaf : mix(palette.near, palette.groundDark, 0.4),
    )
  }
}
