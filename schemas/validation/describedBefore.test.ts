import { expect, test } from 'vitest'
import { checkDescription, checkLocalizedDescription } from './describedBefore.ts'

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
