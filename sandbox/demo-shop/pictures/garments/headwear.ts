import { type Pen, piece, shade, stitch, stroke, topstitched } from '../cloth.ts'
import { along, at, back, beside, bezier, bow, box, type Curve, join, pt, symmetric } from '../geometry.ts'
import { randomFrom } from '../random.ts'
import { label } from './trims.ts'

/** A knitted hat with a turned-up rib and, for some seeds, a tassel ball. */
export function beanie(pen: Pen): void {
  const crown = symmetric(
    join(
      bezier(pt(0, -470), pt(170, -478), pt(330, -330), pt(352, -60), 30),
      bezier(pt(352, -60), pt(356, 0), pt(350, 40), pt(346, 80), 8),
      [pt(0, 110)],
    ),
  )
  if (pen.random.chance(0.5)) {
    pompom(pen, pt(0, -520), 118)
  }
  piece(pen, crown, {
    scale: 1.7,
    round: 1,
    inside: () => {
      band(pen, -190, 'figures')
      decreases(pen)
    },
  })
  const brim = symmetric(
    join(
      bezier(pt(0, -8), pt(170, -8), pt(300, -24), pt(366, -46), 20),
      bezier(pt(366, -46), pt(384, 40), pt(380, 120), pt(364, 170), 14),
      bezier(pt(364, 170), pt(260, 200), pt(120, 212), pt(0, 212), 20),
    ),
  )
  shade(pen, bow(pt(-350, -52), pt(350, -52), -0.06), 60)
  piece(pen, brim, { surface: 'rib', scale: 1.6, round: 0.8 })
  if (pen.front) {
    label(pen, pt(190, 96), 96, 4)
  }
  pen.focus = { at: pt(120, 20), width: 480 }
}

function decreases(pen: Pen): void {
  for (const x of [-230, -80, 80, 230]) {
    stroke(pen, bezier(pt(x * 0.12, -468), pt(x * 0.7, -420), pt(x, -330), pt(x * 1.02, -250)), pen.main.line, 3, 0.35)
  }
}

function band(pen: Pen, y: number, _kind: 'figures'): void {
  const arc = (dy: number) =>
    bezier(pt(-370, y + dy - 30), pt(-180, y + dy + 30), pt(180, y + dy + 30), pt(370, y + dy - 30), 40)
  stroke(pen, arc(-62), pen.second.base, 13)
  stroke(pen, arc(62), pen.second.base, 13)
  for (let i = 1; i < 16; i++) {
    const p = along(arc(0), i / 16)
    pen.marks.push(
      `<path transform="translate(${p[0].toFixed(1)} ${p[1].toFixed(1)}) scale(1.7)" fill="${pen.second.base}" d="M-2 -26H2V-20H6V-14H10V-8H6V-2H12V4H16V10H3V18H-3V10H-16V4H-12V-2H-6V-8H-10V-14H-6V-20H-2Z"/>`,
    )
  }
}

function pompom(pen: Pen, [x, y]: readonly [number, number], r: number): void {
  const random = randomFrom(`${pen.picture.seed}/pompom`)
  const edge: Curve = Array.from({ length: 90 }, (_, i) => {
    const angle = (i / 90) * Math.PI * 2
    const reach = r * (i % 2 ? random.between(0.94, 1.08) : random.between(0.84, 0.94))
    return pt(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  })
  piece(pen, edge, { inks: pen.second, surface: 'plain', round: 0.9, outline: 2.4 })
  for (let i = 0; i < 260; i++) {
    const angle = random.between(0, Math.PI * 2)
    const from = Math.sqrt(random.next()) * r * 0.86
    const [sx, sy] = [x + Math.cos(angle) * from, y + Math.sin(angle) * from]
    const length = random.between(14, 30)
    const ink = random.chance(0.5) ? pen.second.deep : pen.second.light
    stroke(pen, [pt(sx, sy), pt(sx + Math.cos(angle) * length, sy + Math.sin(angle) * length)], ink, 3, 0.42)
  }
}

/** A five-panel cap: seen from the front over its brim, or from behind with the strap. */
export function cap(pen: Pen): void {
  const crown = symmetric(
    join(
      bezier(pt(0, -330), pt(180, -336), pt(330, -230), pt(372, 20), 30),
      bezier(pt(372, 20), pt(376, 70), pt(372, 100), pt(366, 128), 8),
      bezier(pt(366, 128), pt(240, 180), pt(120, 196), pt(0, 198), 18),
    ),
  )
  piece(pen, crown, {
    round: 1,
    inside: () => {
      for (const side of [1, -1]) {
        const panel = bezier(pt(150 * side, -322), pt(240 * side, -200), pt(262 * side, 0), pt(258 * side, 180))
        topstitched(pen, panel, [8, -8])
      }
    },
    folds: [
      { from: pt(330, 130), to: pt(280, -120), bend: 0.1, width: 50 },
      { from: pt(-340, 120), to: pt(-290, -90), bend: -0.1, width: 50 },
    ],
  })
  pen.marks.push(
    `<ellipse cx="0" cy="-332" rx="22" ry="10" fill="${pen.second.base}" stroke="${pen.second.line}" stroke-width="2.6"/>`,
  )
  if (pen.front) {
    visor(pen)
  } else {
    capStrap(pen)
  }
  pen.focus = { at: pt(70, 60), width: 520 }
}

function visor(pen: Pen): void {
  const brim = symmetric(
    join(
      bezier(pt(0, 128), pt(130, 128), pt(280, 108), pt(362, 66), 20),
      bezier(pt(362, 66), pt(440, 170), pt(430, 286), pt(330, 330), 20),
      bezier(pt(330, 330), pt(200, 284), pt(100, 272), pt(0, 272), 20),
    ),
  )
  shade(pen, bow(pt(-340, 72), pt(340, 72), -0.1), 60)
  piece(pen, brim, { inks: pen.second, surface: 'twill', round: 0.8 })
  for (const share of [0.25, 0.5, 0.75]) {
    const y = 128 + 144 * share
    const x = 368 + 30 * share
    stitch(pen, bezier(pt(-x, y - 40), pt(-180, y + 4), pt(180, y + 4), pt(x, y - 40), 40), pen.second)
  }
  label(pen, pt(0, -40), 116)
}

function capStrap(pen: Pen): void {
  const hole = symmetric(join(bezier(pt(0, -30), pt(90, -30), pt(150, 40), pt(154, 196), 20), [pt(0, 198)]))
  piece(pen, hole, { inks: { ...pen.second, base: pen.second.deep }, surface: 'plain', round: 0.6 })
  const strap = bezier(pt(-190, 150), pt(-80, 178), pt(80, 178), pt(190, 150))
  piece(pen, join(beside(strap, 22), back(beside(strap, -22))), { inks: pen.second, surface: 'twill', round: 0.4 })
  stitch(pen, beside(strap, 14), pen.second)
  stitch(pen, beside(strap, -14), pen.second)
  const buckle = box(-34, 138, 60, 64, 8)
  stroke(pen, join(buckle, [at(buckle, 0)]), pen.main.line, 14)
  stroke(pen, join(buckle, [at(buckle, 0)]), '#c9c6b8', 9)
}
