import type { Fold, Pen } from '../cloth.ts'
import { along, at, mid, moved, pt } from '../geometry.ts'
import { cm, type Sleeve, type TopShape } from './top-shape.ts'

export function bodyFolds(pen: Pen, shape: TopShape, strength = 1): Fold[] {
  const { m, underarm } = shape
  const chance = pen.random
  const folds: Fold[] = []
  const waistY = (m.armhole + (m.length - m.armhole) * 0.42) * cm
  const bottom = m.length * cm
  for (const side of [1, -1]) {
    const arm = pt(underarm[0] * side, underarm[1])
    const reach = chance.between(0.32, 0.55)
    folds.push(
      {
        from: moved(arm, 6 * side, 4),
        to: pt(arm[0] * (1 - reach), arm[1] + chance.between(90, 190)),
        bend: 0.12 * side,
        width: 54,
        strength,
      },
      {
        from: moved(arm, 4 * side, 40),
        to: pt(arm[0] * chance.between(0.5, 0.7), arm[1] + chance.between(230, 330)),
        bend: 0.1 * side,
        width: 44,
        strength,
      },
      {
        from: pt(shape.halfAt(waistY) * side, waistY + chance.jitter(40)),
        to: pt(shape.halfAt(waistY) * side * chance.between(0.35, 0.55), waistY + chance.between(60, 130)),
        bend: -0.1 * side,
        width: 50,
        strength: strength * 0.9,
      },
      {
        from: pt(m.hem * cm * side * chance.between(0.5, 0.8), bottom),
        to: pt(m.hem * cm * side * chance.between(0.35, 0.6), bottom - chance.between(170, 300)),
        bend: 0.05 * side,
        width: 46,
        strength: strength * 0.8,
      },
    )
  }
  folds.push({
    from: pt(chance.jitter(60), bottom),
    to: pt(chance.jitter(110), bottom - chance.between(120, 260)),
    bend: 0.06,
    width: 40,
    strength: strength * 0.6,
  })
  return folds
}

export function sleeveFolds(pen: Pen, sleeve: Sleeve, strength = 1): Fold[] {
  const { elbowIn, side, outer, cuffInner, cuffOuter, inner } = sleeve
  const chance = pen.random
  const outAt = (share: number) => along(outer, share)
  const inAt = (share: number) => along(inner, share)
  const long = Math.abs(at(outer, -1)[1] - along(outer, 1)[1]) > 400
  const folds: Fold[] = [
    { from: inAt(0.99), to: mid(inAt(0.8), outAt(0.3), 0.7), bend: -0.14 * side, width: 42, strength },
    {
      from: moved(cuffInner, 4 * side, -8),
      to: mid(cuffOuter, outAt(0.7), 0.7),
      bend: 0.08 * side,
      width: 22,
      strength: strength * 0.7,
    },
  ]
  if (long) {
    folds.push(
      {
        from: elbowIn,
        to: mid(elbowIn, outAt(chance.between(0.34, 0.46)), 0.82),
        bend: -0.12 * side,
        width: 40,
        strength,
      },
      {
        from: moved(elbowIn, 4 * side, 46),
        to: mid(elbowIn, outAt(chance.between(0.56, 0.68)), 0.78),
        bend: 0.13 * side,
        width: 36,
        strength,
      },
      {
        from: inAt(0.24),
        to: mid(inAt(0.24), outAt(chance.between(0.74, 0.84)), 0.7),
        bend: 0.1 * side,
        width: 26,
        strength: strength * 0.8,
      },
      {
        from: outAt(0.3),
        to: mid(outAt(0.52), inAt(0.5), 0.5),
        bend: 0.14 * side,
        width: 30,
        strength: strength * 0.7,
      },
    )
  }
  return folds
}
