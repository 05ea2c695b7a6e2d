// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { parseColourQuery } from '#web/routing/colour-codes.ts'
import { choiceGuard } from './choice-guard.ts'

const fits = ['women', 'men']
const colours = ['1F3033', 'CDF923', 'C1F3033CDF9232']

/** Runs the script as the page does: inside of the element that it is about. */
function run(search: string, html: string, data: Readonly<Record<string, string>> = {}): HTMLElement {
  history.replaceState(null, '', `/nb/shop/storr${search}`)
  document.body.innerHTML = `<div>${html}</div>`
  const place = document.body.querySelector('div')
  if (!place) throw new Error('no place')
  Object.assign(place.dataset, data)
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { parentElement: place } })
  new Function(choiceGuard)()
  return place
}

test('[R2.04] the pictures of the fit and colour in the URL are shown before the page is painted', () => {
  const picture = fc.record({
    gender: fc.constantFrom('women', 'men', 'unisex', null),
    colorHex: fc.constantFrom('#1F3033', '#CDF923', null),
  })
  const query = fc.record({
    fit: fc.constantFrom('women', 'MEN', 'dogs', ''),
    color: fc.constantFrom(...colours, 'cdf923', 'FFFFFF', ''),
  })
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1 }), query, (pictures, { fit, color }) => {
      const items = pictures.map(
        ({ gender, colorHex }) =>
          `<li ${gender ? `data-gender="${gender}"` : ''} ${colorHex ? `data-colour="${colorHex.slice(1)}"` : ''}><img></li>`,
      )
      const place = run(`?${new URLSearchParams({ fit, color })}`, `<ul data-gallery>${items.join('')}</ul>`, {
        fit: fits.join(' '),
        color: colours.join(' '),
      })
      if (!fit && !color) return
      const choice = {
        fit: fits.find((one) => one === fit.toLowerCase()) ?? fits[0],
        hex: parseColourQuery(colours.find((one) => one === color.toUpperCase()) ?? colours[0])?.[0],
      }
      const expected = picturesFor(pictures, choice)
      const shown = [...place.querySelectorAll('li')].map(({ hidden }) => !hidden)
      expect(shown).toEqual(pictures.map((one) => expected.includes(one)))
    }),
  )
})

test('the pickers open on the choice in the URL; the older `sex` is understood', () => {
  const radio = (name: string, value: string, more = '') =>
    `<input type="radio" name="${name}" value="${value}" ${more}>`
  const html = radio('fit', 'men', 'checked') + radio('fit', 'women') + radio('size', 'S') + radio('size', 'M')
  const ticked = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  expect(ticked(run('?sex=women&size=m', html))).toEqual(['women', 'M'])
  expect(ticked(run('?fit=dogs', html))).toEqual(['men'])
  expect(ticked(run('', html))).toEqual(['men'])
})

test('the policy can hash it: it holds nothing that would end or hide a script', () => {
  expect(choiceGuard).not.toMatch(/[<\n]/)
})
