import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseColours, baseColoursOf, typicalColour } from './base-colours.ts'

describe('base colours', () => {
  test.each([
    ['#000000', 'black'],
    ['#2C2F31', 'black'],
    ['#808080', 'grey'],
    ['#56636B', 'grey'],
    ['#F1F0EA', 'white'],
    ['#DCCFB2', 'beige'],
    ['#54402F', 'brown'],
    ['#9B2F3A', 'red'],
    ['#FF0000', 'red'],
    ['#DF9232', 'orange'],
    ['#CCCC52', 'yellow'],
    ['#1F3033', 'green'],
    ['#7B8445', 'green'],
    ['#2F5A73', 'blue'],
    ['#0000FF', 'blue'],
    ['#7A5C73', 'purple'],
    ['#C98A86', 'pink'],
    ['#FF1493', 'pink'],
  ])('%s is %s', (hex, base) => {
    expect(baseColoursOf(hex)).toEqual([base])
  })

  test('a two-tone colour belongs to both of its colours, once to one', () => {
    expect(baseColoursOf('#1F3033', '#DF9232')).toEqual(['green', 'orange'])
    expect(baseColoursOf('#1F3033', '#486353')).toEqual(['green'])
  })

  test('every colour code has exactly one, whatever its spelling; anything else has none', () => {
    const code = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'))
    fc.assert(
      fc.property(code, (hex) => {
        const [base, ...more] = baseColoursOf(hex)
        expect(baseColours).toContain(base)
        expect(more).toEqual([])
        expect(baseColoursOf(`#${hex.toUpperCase()}`)).toEqual([base])
      }),
    )
    for (const invalid of [null, undefined, '', 'green', '#12345', 'javascript:'])
      expect(baseColoursOf(invalid)).toEqual([])
  })

  test('greys follow their lightness: black, grey, white', () => {
    const grey = fc.integer({ min: 0, max: 255 })
    const rank = (value: number) => {
      const [base] = baseColoursOf(value.toString(16).padStart(2, '0').repeat(3))
      return ['black', 'grey', 'white'].indexOf(base ?? '')
    }
    fc.assert(
      fc.property(grey, grey, (a, b) => rank(Math.min(a, b)) >= 0 && rank(Math.min(a, b)) <= rank(Math.max(a, b))),
    )
  })

  test('the strongest colour is typical of a base colour, the first of the greys', () => {
    expect(typicalColour('green', ['#1F3033', '#DF9232', '#7B8445', '#486353'])).toBe('7B8445')
    expect(typicalColour('grey', ['#56636B', '#A7B2B4'])).toBe('56636B')
    expect(typicalColour('blue', ['#1F3033', null])).toBeUndefined()
  })
})
