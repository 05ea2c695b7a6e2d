import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderBag } from './bag-ordering.ts'

const day = fc.option(fc.constantFrom('2026-12-01', '2027-01-08', '2027-02-05'), { nil: undefined })
const bag = fc
  .array(
    fc.record({
      type: fc.constantFrom('normal' as const, 'preorder' as const, 'crowdfunding' as const),
      deliveryDate: day,
      crowdfundingDate: day,
    }),
  )
  .map((lines) => lines.map((line, index) => ({ ...line, line: String(index) })))

/** No date sorts last. */
const late = (date: string | undefined) => date ?? '9999'

describe('[R9.04] order of the bag', () => {
  test('normal, then preorder by delivery date, crowdfunding by date', () => {
    const ordered = orderBag([
      { line: 'c2', type: 'crowdfunding', crowdfundingDate: '2027-01-01' },
      { line: 'p2', type: 'preorder', deliveryDate: '2027-02-05' },
      { line: 'n1', type: 'normal' },
      { line: 'p1', type: 'preorder', deliveryDate: '2026-12-01' },
      { line: 'c1', type: 'crowdfunding', crowdfundingDate: '2026-12-01' },
      { line: 'p3', type: 'preorder', deliveryDate: '2027-02-05' },
    ] as const)
    const names = (lines: readonly { line: string }[]) => lines.map((line) => line.line)
    expect(names(ordered.normal)).toEqual(['n1'])
    expect(ordered.preorder.map((group) => [group.deliveryDate, names(group.lines)])).toEqual([
      ['2026-12-01', ['p1']],
      ['2027-02-05', ['p2', 'p3']],
    ])
    expect(names(ordered.crowdfunding)).toEqual(['c1', 'c2'])
  })

  test('loses and doubles no line, sorts every part, keeps the order of equals', () => {
    fc.assert(
      fc.property(bag, (lines) => {
        const { normal, preorder, crowdfunding } = orderBag(lines)
        const all = [...normal, ...preorder.flatMap((group) => group.lines), ...crowdfunding]
        expect(new Set(all)).toEqual(new Set(lines))
        expect(all).toHaveLength(lines.length)
        const deliveries = preorder.map((group) => late(group.deliveryDate))
        expect(deliveries).toEqual([...new Set(deliveries)].toSorted())
        for (const part of [normal, ...preorder.map((group) => group.lines)]) {
          const places = part.map((line) => Number(line.line))
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
        const ends = crowdfunding.map((line) => late(line.crowdfundingDate))
        expect(ends).toEqual(ends.toSorted())
      }),
    )
  })
})
