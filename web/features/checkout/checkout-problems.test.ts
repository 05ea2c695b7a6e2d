import { expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import type { BagLine } from '#web/domain/bag/bag.ts'
import type { ProductType } from '#web/domain/product/product-type.ts'
import { type CheckoutProblem, checkoutProblems, isBlocking } from './checkout-problems.ts'

const known = { isUnreachable: false, currency: 'NOK', seen: undefined }
const row = (line: Partial<BagLine> = {}, stock: number | undefined = 10, type: ProductType = 'normal') => ({
  line: makeBagLine(line),
  title: 'Storr skalljakke',
  type,
  stock,
})
const kinds = (problems: readonly CheckoutProblem[]) => problems.map(({ kind }) => kind)

test('a bag that can be paid for has no problem', () => {
  expect(checkoutProblems([row({ quantity: 10 }), row({ quantity: 3 }, undefined)], known)).toEqual([])
})

test('lines with more than there is block, with what is left', () => {
  const problems = checkoutProblems([row({ quantity: 3 }, 2), row({ itemId: '1-2' }, 0)], known)
  expect(problems).toMatchObject([
    { kind: 'short', name: 'Storr skalljakke', size: 'M', available: 2 },
    { kind: 'short', itemId: '1-2', available: 0 },
  ])
  expect(problems.every(isBlocking)).toBe(true)
})

test('[R1.09] more than one person can reserve blocks too, and is not called sold out', () => {
  const problems = checkoutProblems([row({ quantity: 9 }, 5, 'crowdfunding')], known)
  expect(problems).toMatchObject([{ kind: 'tooMany', available: 5 }])
  expect(problems.every(isBlocking)).toBe(true)
})

test('a gone line is reported, but does not block, since it is not paid for', () => {
  const problems = checkoutProblems([row({ isGone: true, quantity: 9 }, 0)], known)
  expect(kinds(problems)).toEqual(['gone'])
  expect(problems.some(isBlocking)).toBe(false)
})

test('an unreachable platform blocks', () => {
  const problems = checkoutProblems([row()], { ...known, isUnreachable: true })
  expect(kinds(problems)).toEqual(['unreachable'])
  expect(problems.some(isBlocking)).toBe(true)
})

test('a price that differs from the one shown before is reported, if the currency is the same', () => {
  const seen = { currency: 'NOK', byItem: new Map([['10101-1010101', 120]]) }
  const problems = checkoutProblems([row()], { ...known, seen })
  expect(problems).toMatchObject([{ kind: 'priceChanged', before: 120, now: 100 }])
  expect(problems.some(isBlocking)).toBe(false)
  expect(checkoutProblems([row({ itemId: 'another' })], { ...known, seen })).toEqual([])
  expect(checkoutProblems([row()], { ...known, currency: 'EUR', seen })).toEqual([])
})
