import { addDef, fill, type Pen, piece, seam, shade, stitch, stroke } from '../cloth.ts'
import { type Inks, shift } from '../colour.ts'
import {
  along,
  at,
  back,
  beside,
  box,
  type Curve,
  join,
  line,
  mid,
  moved,
  type Pt,
  pathOf,
  polar,
  pt,
  turned,
} from '../geometry.ts'

/** A zip with teeth, tape and a puller at its `pullAt` share. */
export function zip(pen: Pen, curve: Curve, inks: Inks, pullAt = 0.02, width = 17): void {
  stroke(pen, curve, inks.line, width + 4, 0.35)
  stroke(pen, curve, inks.base, width)
  stitch(pen, beside(curve, width / 2 - 2.5), inks, 0.5)
  stitch(pen, beside(curve, -width / 2 + 2.5), inks, 0.5)
  stroke(pen, curve, inks.deep, width * 0.42)
  pen.marks.push(
    `<path d="${pathOf(curve)}" fill="none" stroke="${inks.light}" stroke-width="${width * 0.36}" stroke-dasharray="2.6 3.6"/>`,
  )
  puller(pen, along(curve, pullAt), inks)
}

function puller(pen: Pen, from: Pt, inks: Inks, degrees = 4, size = 1): void {
  const metal = shift(inks.light, { c: 0.4 })
  const body = turned(box(from[0] - 6.5 * size, from[1] - 4, 13 * size, 20 * size, 4), degrees, from)
  fill(pen, body, metal)
  stroke(pen, join(body, [at(body, 0)]), inks.line, 2)
  const cord = line(polar(from, -degrees, 14 * size), polar(from, -degrees, 52 * size))
  stroke(pen, cord, inks.line, 8 * size)
  stroke(pen, cord, pen.second.light, 4.5 * size)
}

/** A pocket opening with a narrow welt and a shadow below it; zipped when `closed`. */
export function welt(pen: Pen, from: Pt, to: Pt, inks: Inks, closed: boolean, width = 20): void {
  const axis = line(from, to)
  shade(pen, beside(axis, 4), width * 2.2, pen.main, 0.7)
  const lip = join(beside(axis, width / 2), back(beside(axis, -width / 2)))
  piece(pen, lip, { inks: pen.main, round: 0, surface: 'plain', outline: 2.4 })
  if (closed) {
    zip(pen, axis, inks, 0.06, 11)
  } else {
    seam(pen, axis)
  }
  stitch(pen, beside(axis, width / 2 + 6))
  stitch(pen, beside(axis, -width / 2 - 6))
}

export function button(pen: Pen, p: Pt, inks: Inks, r = 9): void {
  pen.marks.push(
    `<circle cx="${p[0]}" cy="${p[1] + 3}" r="${r + 1}" fill="${pen.main.deep}" fill-opacity=".4"/><circle cx="${p[0]}" cy="${p[1]}" r="${r}" fill="${inks.base}" stroke="${inks.line}" stroke-width="2"/><circle cx="${p[0]}" cy="${p[1]}" r="${r * 0.62}" fill="none" stroke="${inks.light}" stroke-width="1.5"/>`,
  )
  for (const [dx, dy] of [
    [-2.4, -2.4],
    [2.4, -2.4],
    [-2.4, 2.4],
    [2.4, 2.4],
  ] as const) {
    pen.marks.push(`<circle cx="${p[0] + dx}" cy="${p[1] + dy}" r="1.3" fill="${inks.line}"/>`)
  }
}

/** A snap button: a ring with a dent. */
export function snap(pen: Pen, p: Pt, inks: Inks, r = 8): void {
  pen.marks.push(
    `<circle cx="${p[0] + 1.5}" cy="${p[1] + 2.5}" r="${r + 1}" fill="${pen.main.deep}" fill-opacity=".4"/><circle cx="${p[0]}" cy="${p[1]}" r="${r}" fill="${inks.dark}" stroke="${inks.line}" stroke-width="1.8"/><path d="M${p[0] - r * 0.5} ${p[1] - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.8} -${r * 0.35}" fill="none" stroke="${inks.light}" stroke-width="2"/>`,
  )
}

/** The maker's mark: a small woven label with a treetop. */
export function label(pen: Pen, p: Pt, width = 44, degrees = 0): void {
  const height = width * 0.66
  const cloth = turned(box(p[0] - width / 2, p[1] - height / 2, width, height, 2), degrees, p)
  fill(pen, cloth, '#f4f3ea')
  stroke(pen, join(cloth, [at(cloth, 0)]), '#1f3033', 1.8)
  const tree: Pt[] = []
  for (const [dx, dy] of [
    [0, -0.36],
    [0.15, -0.08],
    [0.08, -0.08],
    [0.24, 0.26],
    [-0.24, 0.26],
    [-0.08, -0.08],
    [-0.15, -0.08],
  ] as const) {
    tree.push(pt(p[0] + dx * height * 1.1, p[1] + dy * height))
  }
  fill(pen, turned(tree, degrees, p), '#1f3033')
}

/** A cord with a toggle, hanging from a point. */
export function drawcord(pen: Pen, from: Pt, degrees: number, length: number): void {
  const cord = line(from, polar(from, degrees, length))
  stroke(pen, line(moved(from, 5, 6), moved(polar(from, degrees, length), 6, 7)), pen.main.deep, 7, 0.3)
  stroke(pen, cord, pen.second.line, 8)
  stroke(pen, cord, pen.second.light, 5)
  const toggle = mid(from, polar(from, degrees, length), 0.7)
  const body = turned(box(toggle[0] - 10, toggle[1] - 13, 20, 26, 7), -degrees, toggle)
  fill(pen, body, pen.second.deep)
  stroke(pen, join(body, [at(body, 0)]), pen.second.line, 2)
  stroke(pen, line(moved(toggle, -4, -5), moved(toggle, -4, 6)), pen.second.light, 2.4, 0.7)
}

/** Padded channels: rows of puffed cloth across an axis, each lit on top and dark at its seam. */
export function baffles(
  pen: Pen,
  start: Pt,
  degrees: number,
  length: number,
  half: number,
  count: number,
  inks: Inks,
): void {
  const step = length / count
  const gradient = addDef(
    pen,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.deep}" stop-opacity=".3"/><stop offset=".22" stop-color="${inks.light}" stop-opacity=".55"/><stop offset=".45" stop-color="${inks.light}" stop-opacity=".1"/><stop offset=".74" stop-color="${inks.dark}" stop-opacity=".25"/><stop offset="1" stop-color="${inks.deep}" stop-opacity=".75"/></linearGradient>`,
  )
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const y = i * step
    const sag = step * 0.1
    parts.push(
      `<path d="M${-half} ${y.toFixed(1)}Q0 ${(y + sag).toFixed(1)} ${half} ${y.toFixed(1)}V${(y + step).toFixed(1)}Q0 ${(y + step + sag).toFixed(1)} ${-half} ${(y + step).toFixed(1)}Z" fill="url(#${gradient})"/><path d="M${-half} ${(y + step).toFixed(1)}Q0 ${(y + step + sag).toFixed(1)} ${half} ${(y + step).toFixed(1)}" fill="none" stroke="${inks.line}" stroke-width="2.6"/>`,
    )
    for (let x = -half + pen.random.between(4, 26); x < half; x += pen.random.between(20, 46)) {
      const reach = pen.random.between(0.12, 0.42) * step
      const base = y + step + sag * (1 - (x / half) ** 2)
      parts.push(
        `<path d="M${x.toFixed(1)} ${base.toFixed(1)}q${pen.random.jitter(5).toFixed(1)} ${(-reach * 0.5).toFixed(1)} ${pen.random.jitter(8).toFixed(1)} ${(-reach).toFixed(1)}" fill="none" stroke="${inks.deep}" stroke-width="3" stroke-opacity=".42" stroke-linecap="round"/>`,
      )
    }
  }
  pen.marks.push(
    `<g transform="translate(${start[0].toFixed(1)} ${start[1].toFixed(1)}) rotate(${(-degrees).toFixed(2)})">${parts.join('')}</g>`,
  )
}
