import { expect, test } from 'vitest'
import { checkAltText, checkLocalizedAltText, checkNearbyAltText } from './altText.ts'
import { checkButtonTarget, checkButtonType } from './buttonTarget.ts'
import { checkTableFilled, checkTableShape } from './tableShape.ts'

test('[R3.13] the four button types are known, others are named', () => {
  for (const type of ['link', 'login', 'register', 'submitIdea']) expect(checkButtonType(type)).toBe(true)
  expect(checkButtonType('logout')).toBe('Unknown type logout')
})

test('[R3.13] only link buttons need a target', () => {
  expect(checkButtonTarget({ buttonType: 'link' })).toMatch(/Choose the page/)
  expect(checkButtonTarget({ buttonType: 'link', url: '/nb/shop' })).toBe(true)
  expect(checkButtonTarget({ buttonType: 'link', reference: { _ref: 'page-a' } })).toBe(true)
  for (const buttonType of ['login', 'register', 'submitIdea']) expect(checkButtonTarget({ buttonType })).toBe(true)
})

test('pictures need a description, empty picture fields do not', () => {
  expect(checkAltText({ asset: {} }, ' ')).toMatch(/Describe/)
  expect(checkAltText(undefined, undefined)).toBe(true)
  expect(checkLocalizedAltText({ asset: {}, alt: {} })).toMatch(/Describe/)
  expect(checkLocalizedAltText({ asset: {}, alt: { nb: 'En genser' } })).toBe(true)
  expect(checkLocalizedAltText({})).toBe(true)
})

test('a missing description is found next to a picture and on the picture itself', () => {
  expect(checkNearbyAltText({ image: { asset: {} } }, undefined)).toMatch(/Describe/)
  expect(checkNearbyAltText({ asset: {} }, undefined)).toMatch(/Describe/)
  expect(checkNearbyAltText({ asset: {} }, 'A lake')).toBe(true)
  expect(checkNearbyAltText({}, undefined)).toBe(true)
})

test('tables are rectangular', () => {
  expect(checkTableShape([{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }])).toBe(true)
  expect(checkTableShape([{ cells: ['a', 'b'] }, { cells: ['c'] }])).toMatch(/same number/)
  expect(checkTableShape(undefined)).toBe(true)
})

test('a table with rows but without any text counts as empty', () => {
  expect(checkTableFilled([{ cells: ['', ' '] }, {}])).toMatch(/The table is empty/)
  expect(checkTableFilled([{ cells: ['', ''] }, { cells: ['', '0'] }])).toBe(true)
  for (const rows of [undefined, []]) expect(checkTableFilled(rows)).toBe(true)
})
