import { expect, test } from 'vitest'
import { product as en } from '#web/i18n/messages/en/product.ts'
import { product as nb } from '#web/i18n/messages/nb/product.ts'
import { preorderText } from './preorder-text.ts'

const texts = { nb, en }
const deliveryDate = '2027-01-08'

test.each([
  [
    'nb',
    { few: { left: 1, of: 5 }, deliveryDate },
    'Utsolgt for nå. Bare 1 av 5 igjen å forhåndsbestille, forventet levering 08. januar 2027.',
  ],
  [
    'en',
    { few: { left: 1, of: 5 }, deliveryDate },
    'Sold out for now. Only 1 of 5 left to preorder, expected delivery January 08, 2027.',
  ],
  ['nb', { few: { left: 2 } }, 'Utsolgt for nå. Bare 2 igjen å forhåndsbestille, leveringsdatoen kommer.'],
  ['en', { deliveryDate }, 'Sold out for now. Preorder it, expected delivery January 08, 2027.'],
  ['nb', {}, 'Utsolgt for nå. Forhåndsbestill, så sier vi fra når leveringsdatoen er klar.'],
] as const)('[R4.05] a preorder in %s with %j: %s', (lang, preorder, expected) => {
  const text = preorderText(lang, { kind: 'soldOutPreorder', ...preorder }, texts[lang])
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected)
})
