import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardPictures, picturesFor } from './product-pictures.ts'

const womenGreen = { gender: 'women', colorHex: '#1F3033' }
const womenGreenBack = { gender: 'women', colorHex: '#1f3033' }
const menGreen = { gender: 'men', colorHex: '#1F3033' }
const womenRust = { gender: 'women', colorHex: '#B4532A' }
const fabric = { gender: 'unisex', colorHex: null }
const all = [womenGreen, menGreen, womenRust, womenGreenBack, fabric]

describe('pictures of a choice', () => {
  test('fit and colour narrow, unisex and colourless pictures always stay', () => {
    expect(picturesFor(all, {})).toEqual(all)
    expect(picturesFor(all, { fit: 'men' })).toEqual([menGreen, fabric])
    expect(picturesFor(all, { fit: 'women', hex: '1f3033' })).toEqual([womenGreen, womenGreenBack, fabric])
  })

  test('a cut without pictures of its own shows the colour; an unknown colour shows everything', () => {
    expect(picturesFor([womenGreen, womenRust], { fit: 'men', hex: '#B4532A' })).toEqual([womenRust])
    expect(picturesFor([womenGreen, womenRust], { hex: '#000000' })).toEqual([womenGreen, womenRust])
  })

  test('never empty, never reordered, never invented', () => {
    const colour = fc.constantFrom('#1F3033', '#B4532A', '#CCCC52', null)
    const gender = fc.constantFrom('men', 'women', 'unisex', null)
    const picture = fc.record({ gender, colorHex: colour })
    fc.assert(
      fc.property(fc.array(picture, { minLength: 1 }), gender, colour, (pictures, fit, hex) => {
        const shown = picturesFor(pictures, { fit, hex })
        expect(shown.length).toBeGreaterThan(0)
        expect(pictures.filter((one) => shown.includes(one))).toEqual(shown)
      }),
    )
  })
})

describe('pictures of a card', () => {
  test('own cut first, second picture in the same colour', () => {
    expect(cardPictures(all)).toEqual([womenGreen, menGreen])
    expect(cardPictures(all, 'women')).toEqual([womenGreen, womenGreenBack])
    expect(cardPictures(all, 'men')).toEqual([menGreen])
  })

  test('one picture, no picture', () => {
    expect(cardPictures([womenRust, womenGreen])).toEqual([womenRust])
    expect(cardPictures([])).toEqual([])
  })
})
