import { mix } from '../colour.ts'
import { back, bezier, blade, type Curve, n, pt } from '../geometry.ts'
import { area, blend, glow, pen, rect, type Scene } from './scene.ts'

export type House = { x: number; y: number; width: number; wall: string; lit: boolean }

/** A log or plank cabin seen from its gable corner, with lit windows, chimney and smoke. */
export function cabin(scene: Scene, { x, y, width, wall, lit }: House): void {
  const { palette } = scene
  const k = width / 200
  const p = (dx: number, dy: number) => pt(x + dx * k, y - dy * k)
  const roof = palette.snowy ? palette.groundLight : mix(palette.groundDark, palette.near, 0.35)
  smoke(scene, x + 66 * k, y - 150 * k, k)
  area(scene, [p(52, 96), p(52, 152), p(80, 152), p(80, 96)], mix(palette.near, palette.fog, 0.25))
  const side = [p(-10, 0), p(-10, 70), p(110, 70), p(110, 0)]
  const gable = [p(-100, 0), p(-100, 66), p(-54, 122), p(-10, 66), p(-10, 0)]
  area(scene, side, mix(wall, palette.near, 0.16))
  area(scene, gable, wall)
  for (let i = 1; i < 8; i++) {
    pen(scene, [p(-10, i * 9), p(110, i * 9)], palette.near, 1.5 * k, 0.3)
    pen(scene, [p(-100, i * 9), p(-10, i * 9)], palette.near, 1.5 * k, 0.22)
  }
  area(scene, [p(-54, 130), p(78, 130), p(124, 62), p(-4, 62)], roof)
  area(scene, [p(-54, 134), p(-112, 62), p(-106, 56), p(-54, 120), p(-4, 56), p(2, 62)], mix(roof, palette.near, 0.3))
  window(scene, p(30, 50), 22 * k, 24 * k, lit)
  window(scene, p(72, 50), 22 * k, 24 * k, lit)
  window(scene, p(-78, 52), 20 * k, 24 * k, lit)
  area(scene, [p(-46, 0), p(-46, 48), p(-22, 48), p(-22, 0)], mix(wall, palette.near, 0.5))
  if (palette.snowy) {
    area(
      scene,
      [p(-116, -4), ...bezier(p(-116, 3), p(-60, 12), p(40, -2), p(126, 8), 12), p(130, -6)],
      palette.groundLight,
    )
  }
}

function window(scene: Scene, [x, y]: readonly [number, number], width: number, height: number, lit: boolean): void {
  const { palette } = scene
  if (lit) {
    glow(scene, x + width / 2, y + height / 2, width * 5.5, palette.lamp, palette.dark ? 0.55 : 0.25)
  }
  area(scene, rect(x - 2, y - 2, width + 4, height + 4), mix('#f4f3ea', palette.near, palette.dark ? 0.35 : 0.05))
  area(scene, rect(x, y, width, height), lit ? palette.lamp : mix(palette.near, palette.sky[1], 0.35))
  pen(scene, [pt(x + width / 2, y), pt(x + width / 2, y + height)], palette.near, width * 0.07, 0.7)
  pen(scene, [pt(x, y + height * 0.5), pt(x + width, y + height * 0.5)], palette.near, width * 0.07, 0.7)
}

function smoke(scene: Scene, x: number, y: number, k: number): void {
  const { palette, random } = scene
  const drift = random.jitter(1) > 0 ? 1 : -1
  const spine = bezier(
    pt(x, y),
    pt(x + 20 * k * drift, y - 70 * k),
    pt(x - 18 * k * drift, y - 130 * k),
    pt(x + 70 * k * drift, y - 230 * k),
    24,
  )
  const grow = spine.map((p, i) => ({ p, r: k * (5 + i * 1.35) }))
  const side = (sign: number): Curve =>
    grow.map(({ p, r }, i) => pt(p[0] + sign * r * (0.8 + 0.25 * Math.sin(i * 1.3 + sign)), p[1]))
  area(
    scene,
    [...side(1), ...back(side(-1))],
    blend(scene, [
      [0, palette.fog, 0],
      [0.7, mix(palette.fog, '#ffffff', 0.4), 0.5],
      [1, palette.fog, 0.7],
    ]),
  )
}

/** A ridge tent with light inside. */
export function tent(scene: Scene, x: number, y: number, size: number, cloth: string): void {
  const { palette } = scene
  const p = (dx: number, dy: number) => pt(x + dx * size, y - dy * size)
  if (palette.dark) {
    glow(scene, x, y - size * 0.3, size * 1.6, palette.lamp, 0.4)
  }
  const inside = palette.dark ? mix(cloth, palette.lamp, 0.6) : cloth
  area(
    scene,
    [
      p(-0.7, 0),
      ...bezier(p(-0.7, 0), p(-0.4, 0.4), p(-0.2, 0.62), p(0, 0.66), 10),
      ...bezier(p(0, 0.66), p(0.5, 0.6), p(0.8, 0.3), p(0.95, 0), 10),
    ],
    mix(inside, palette.near, 0.24),
  )
  area(
    scene,
    [
      p(-0.7, 0),
      ...bezier(p(-0.7, 0), p(-0.4, 0.4), p(-0.2, 0.62), p(0, 0.66), 10),
      ...bezier(p(0, 0.66), p(0.1, 0.4), p(0.2, 0.2), p(0.3, 0), 8),
    ],
    inside,
  )
  area(scene, [p(-0.26, 0), p(0, 0.56), p(0.06, 0)], palette.dark ? palette.lamp : mix(palette.near, cloth, 0.3))
  pen(scene, [p(0, 0.66), p(-1, -0.02)], palette.near, size * 0.008, 0.7)
  pen(scene, [p(0.4, 0.56), p(1.25, -0.02)], palette.near, size * 0.008, 0.7)
}

/** A campfire: logs, flames in three inks, sparks and its light on the ground. */
export function campfire(scene: Scene, x: number, y: number, size: number): void {
  const { random, palette } = scene
  glow(scene, x, y - size * 0.3, size * 6, '#ff9a3c', palette.dark ? 0.55 : 0.28)
  for (const [angle, reach] of [
    [-0.35, 0.62],
    [0.3, 0.6],
    [-0.05, 0.7],
  ] as const) {
    const [dx, dy] = [Math.cos(angle) * size * reach, Math.sin(angle) * size * reach]
    pen(scene, [pt(x - dx, y - dy * 0.4), pt(x + dx, y + dy * 0.4)], mix('#5a3a26', palette.near, 0.5), size * 0.15)
  }
  for (const [ink, share] of [
    ['#e2622a', 1],
    ['#f5a23c', 0.7],
    ['#ffe39a', 0.4],
  ] as const) {
    for (let i = -2; i <= 2; i++) {
      const height = size * share * (1.5 - Math.abs(i) * 0.38) * random.between(0.8, 1.15)
      const from = pt(x + i * size * 0.17 * share, y - size * 0.03)
      const tip = pt(from[0] + random.jitter(size * 0.22), from[1] - height)
      area(
        scene,
        blade(
          bezier(
            from,
            pt(from[0] - size * 0.2, from[1] - height * 0.4),
            pt(from[0] + size * 0.18, from[1] - height * 0.7),
            tip,
            16,
          ),
          size * 0.46 * share,
        ),
        ink,
        0.92,
      )
    }
  }
  for (let i = 0; i < 34; i++) {
    const up = random.next() ** 0.8 * size * 4.2
    scene.marks.push(
      `<circle cx="${n(x + random.jitter(size * 0.3 + up * 0.22))}" cy="${n(y - size - up)}" r="${n(size * random.between(0.008, 0.024))}" fill="#ffb45c" opacity="${random.between(0.4, 1).toFixed(2)}"/>`,
    )
  }
}
