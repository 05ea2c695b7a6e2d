/** A point in the picture's units; y grows downwards. */
export type Pt = readonly [number, number]
/** A line through many points, close enough together to look smooth. */
export type Curve = readonly Pt[]

export const pt = (x: number, y: number): Pt => [x, y]
export const mid = (a: Pt, b: Pt, t = 0.5): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const moved = (p: Pt, dx: number, dy: number): Pt => [p[0] + dx, p[1] + dy]

export function polar(from: Pt, degreesFromDown: number, length: number): Pt {
  const angle = (degreesFromDown * Math.PI) / 180
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length]
}

export function bezier(a: Pt, b: Pt, c: Pt, d: Pt, steps = 22): Curve {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const u = 1 - t
    const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return pt(w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1])
  })
}

/** A bow from a to b; `bend` is how far its middle leaves the straight line, as a share of its length (positive: to the left when walking). */
export function bow(a: Pt, b: Pt, bend: number, steps = 18): Curve {
  const control = moved(mid(a, b), (b[1] - a[1]) * bend * 1.33, -(b[0] - a[0]) * bend * 1.33)
  return bezier(a, mid(a, control, 0.75), mid(b, control, 0.75), b, steps)
}

export const line = (a: Pt, b: Pt, steps = 8): Curve =>
  Array.from({ length: steps + 1 }, (_, i) => mid(a, b, i / steps))

/** A smooth line through the given points (Catmull-Rom). */
export function through(points: Curve, steps = 10): Curve {
  const result: Pt[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [at(points, i), at(points, i + 1)]
    const [before, after] = [at(points, i - 1), at(points, i + 2)]
    const c1 = moved(a, (b[0] - before[0]) / 6, (b[1] - before[1]) / 6)
    const c2 = moved(b, (a[0] - after[0]) / 6, (a[1] - after[1]) / 6)
    result.push(...bezier(a, c1, c2, b, steps))
  }
  return result
}

/** The point at an index; indices outside the curve give its ends. */
export function at(curve: Curve, index: number): Pt {
  return curve[Math.min(curve.length - 1, Math.max(0, index))] ?? [0, 0]
}

/** The point at a share (0..1) of the curve's points. */
export function along(curve: Curve, share: number): Pt {
  const place = share * (curve.length - 1)
  const index = Math.floor(place)
  return mid(at(curve, index), at(curve, index + 1), place - index)
}

export const join = (...curves: Curve[]): Curve => curves.flat()
export const back = (curve: Curve): Curve => [...curve].reverse()
export const mirror = (curve: Curve): Curve => curve.map(([x, y]) => pt(-x, y))
/** The right half and its mirror image as one closed outline; the half starts and ends on the middle axis. */
export const symmetric = (half: Curve): Curve => join(half, back(mirror(half)))

/** The curve beside a curve (positive: to the right when walking with y downwards turned to the left hand). */
export function beside(curve: Curve, distance: number): Curve {
  return curve.map((p, i) => {
    const [ax, ay] = at(curve, i - 1)
    const [bx, by] = at(curve, i + 1)
    const length = Math.hypot(bx - ax, by - ay) || 1
    return moved(p, (-(by - ay) / length) * distance, ((bx - ax) / length) * distance)
  })
}

/** Puffs the curve out between regularly placed seams. */
export function scallop(curve: Curve, count: number, depth: number): Curve {
  const dense = Array.from({ length: count * 8 + 1 }, (_, i) => along(curve, i / (count * 8)))
  return dense.map((p, i) => {
    const [ax, ay] = at(dense, i - 1)
    const [bx, by] = at(dense, i + 1)
    const length = Math.hypot(bx - ax, by - ay) || 1
    const out = Math.sqrt(Math.abs(Math.sin((i / 8) * Math.PI))) * depth
    return moved(p, ((by - ay) / length) * out, (-(bx - ax) / length) * out)
  })
}

export const box = (x: number, y: number, width: number, height: number, round = 0): Curve =>
  round === 0
    ? [pt(x, y), pt(x + width, y), pt(x + width, y + height), pt(x, y + height)]
    : join(
        corner(pt(x, y + round), pt(x, y), pt(x + round, y)),
        corner(pt(x + width - round, y), pt(x + width, y), pt(x + width, y + round)),
        corner(pt(x + width, y + height - round), pt(x + width, y + height), pt(x + width - round, y + height)),
        corner(pt(x + round, y + height), pt(x, y + height), pt(x, y + height - round)),
      )

const corner = (a: Pt, tip: Pt, b: Pt): Curve => bezier(a, mid(a, tip, 0.6), mid(b, tip, 0.6), b, 8)

export function turned(curve: Curve, degrees: number, around: Pt): Curve {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return curve.map(([x, y]) => {
    const [dx, dy] = [x - around[0], y - around[1]]
    return pt(around[0] + dx * cos - dy * sin, around[1] + dx * sin + dy * cos)
  })
}

export const shifted = (curve: Curve, dx: number, dy: number): Curve => curve.map((p) => moved(p, dx, dy))

/** A leaf-shaped strip along a curve: thin at both ends (or only at the last), as a fold in cloth. */
export function blade(spine: Curve, width: number, fullStart = false): Curve {
  const last = Math.max(1, spine.length - 1)
  const half = (i: number) => {
    const t = i / last
    return (width / 2) * (fullStart ? Math.sqrt(1 - t) : Math.sin(Math.PI * t ** 0.7))
  }
  const side = (sign: number) =>
    spine.map((p, i) => {
      const [ax, ay] = at(spine, i - 1)
      const [bx, by] = at(spine, i + 1)
      const length = Math.hypot(bx - ax, by - ay) || 1
      return moved(p, (-(by - ay) / length) * half(i) * sign, ((bx - ax) / length) * half(i) * sign)
    })
  return join(side(1), back(side(-1)))
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** The curve without the points that lie, but for `tolerance`, on the straight way between those that stay. */
function simplified(curve: Curve, tolerance: number): Curve {
  const kept = [...curve.slice(0, 1)]
  let from = 0
  for (let to = 2; to < curve.length; to++) {
    const [a, b] = [at(curve, from), at(curve, to)]
    if (curve.slice(from + 1, to).every((between) => distanceTo(a, b, between) <= tolerance)) continue
    from = to - 1
    kept.push(at(curve, from))
  }
  return [...kept, ...curve.slice(1).slice(-1)]
}

/** @param tolerance how far the path may leave the curve; soft and wide strokes, which cost by the point, need no precision */
export function pathOf(curve: Curve, close = false, tolerance = 0.2): string {
  const points = simplified(curve, tolerance).map(([x, y]) => `${n(x)} ${n(y)}`)
  return `M${points.join('L')}${close ? 'Z' : ''}`
}

export type Box = { x: number; y: number; width: number; height: number }

export function boxAround(curves: readonly Curve[]): Box {
  const all = curves.flat()
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The point that lies (x, y) from another when the axes are turned by an angle in radians. */
export function turnedBy(from: Pt, angle: number, x: number, y: number): Pt {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return pt(from[0] + x * cos - y * sin, from[1] + x * sin + y * cos)
}

/** Whether the circle touches the box; no box is everywhere. */
export function isWithin([x, y]: Pt, radius: number, area?: Box): boolean {
  if (!area) return true
  const [dx, dy] = [Math.max(area.x - x, x - area.x - area.width), Math.max(area.y - y, y - area.y - area.height)]
  return Math.max(dx, dy) <= radius
}

/** Whether the circle touches the closed shape or lies in it. */
export function touches(shape: Curve, centre: Pt, radius: number): boolean {
  let inside = false
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length] ?? a
    if (distanceTo(a, b, centre) <= radius) return true
    const crosses = a[1] > centre[1] !== b[1] > centre[1]
    if (crosses && centre[0] < a[0] + ((centre[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
  }
  return inside
}

/** How far the point is from the straight line between a and b. */
function distanceTo(a: Pt, b: Pt, [x, y]: Pt): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t)
}
