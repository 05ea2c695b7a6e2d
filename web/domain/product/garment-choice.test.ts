import { expect, test } from 'vitest'
import { garment as en } from '#web/i18n/messages/en/garment.ts'
import { garment as nb } from '#web/i18n/messages/nb/garment.ts'
import { choiceOfLine, garmentChoice } from './garment-choice.ts'

test.each([
  [{ fit: 'men', colour: 'Gran', size: 'M' }, 'Menn, Gran, størrelse M', 'Men, Gran, size M'],
  [{ fit: 'Women', colour: 'Gran', size: null }, 'Kvinner, Gran', 'Women, Gran'],
  [{ fit: 'unisex', colour: 'Gran', size: 'S/M' }, 'Gran, størrelse S/M', 'Gran, size S/M'],
  [{ fit: null, colour: null, size: '$&' }, 'Størrelse $&', 'Size $&'],
  [{ fit: null, colour: null, size: '' }, '', ''],
])('[R3.06] a garment is named by fit, colour and size: %o', (choice, norwegian, english) => {
  expect(garmentChoice(choice, nb)).toBe(norwegian)
  expect(garmentChoice(choice, en)).toBe(english)
})

test('[R3.06] two cuts of one jacket look different in the bag', () => {
  const line = { gender: 'women', colourName: 'Gran', size: 'M' }
  expect(choiceOfLine(line, nb)).not.toBe(choiceOfLine({ ...line, gender: 'men' }, nb))
})
