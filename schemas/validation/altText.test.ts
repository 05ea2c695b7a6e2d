import { expect, test } from 'vitest'
import {
  checkAltText,
  checkDescription,
  checkLocalizedAltText,
  checkLocalizedDescription,
  checkNearbyAltText,
} from './altText.ts'

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

test('a description has to be reviewed if it is still that of the previous picture', () => {
  const picture = { describedBefore: ['En sau'] }
  expect(checkDescription('En sau', picture)).toMatch(/still describe/)
  expect(checkDescription('En sau', { image: picture })).toMatch(/still describe/)
  for (const alt of ['En geit', '', undefined]) expect(checkDescription(alt, picture)).toBe(true)
  for (const parent of [{}, { image: undefined }, undefined]) expect(checkDescription('En sau', parent)).toBe(true)
})

test('each language is checked separately', () => {
  const parent = { describedBefore: ['En sau', 'A sheep'] }
  expect(checkLocalizedDescription({ nb: 'En geit', en: 'A sheep' }, parent)).toMatchObject([{ path: ['en'] }])
  expect(checkLocalizedDescription({ nb: 'En geit', en: 'A goat' }, parent)).toBe(true)
  expect(checkLocalizedDescription(undefined, parent)).toBe(true)
})
