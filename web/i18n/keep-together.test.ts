import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

test.each([
  ['98 % bomull, 118 g/m²', '98_% bomull, 118_g/m²'],
  ['18 400 plagg og 1 204 000 kroner', '18_400 plagg og 1_204_000_kroner'],
  ['24. juli 2025 og 24 July', '24._juli 2025 og 24_July'],
  ['Den koster NOK 3,999, ikke EUR 15', 'Den koster NOK_3,999, ikke EUR_15'],
  ['et stykke på 14 × 11 cm', 'et stykke på 14_×_11_cm'],
  ['telefon +47 55 00 14 20', 'telefon +47_55_00_14_20'],
  ['4 t 20 min', '4_t 20_min'],
  ['Monday–Friday 10 am–6 pm', 'Monday–Friday 10_am–6_pm'],
  ['2.1 per cent', '2.1_per cent'],
])('figures stay with their units: %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each(['212 medlemmer', 'seks av 10 likte det', '3 lag ull', 'fra 1961 med hell'])(
  'words that only begin like a unit, and figures that stand alone, may break: %s',
  (text) => {
    expect(shown(text)).toBe(text)
  },
)
