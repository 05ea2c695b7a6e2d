// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectPictures, showPictures } from './show-pictures.ts'

let gallery: HTMLElement
let form: HTMLFormElement
let decoding: Map<string, PromiseWithResolvers<void>>

const image = (name: string) => {
  const found = document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)
  if (!found) throw new Error(`There is no picture ${name}`)
  return found
}
const radio = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  if (!found) throw new Error(`There is no colour ${value}`)
  return found
}
const shown = () =>
  [...gallery.children]
    .filter((item) => item instanceof HTMLElement && !item.hidden)
    .map((item) => item.querySelector('img')?.alt)

function choose(colour: string): Promise<void> {
  radio(colour).checked = true
  return showPictures(gallery, form)
}

beforeEach(async () => {
  const colours = ['112233', '445566', '778899']
  const picture = (colour: string, at: number) =>
    `<li data-colour="#${colour}" ${colour === '112233' ? '' : 'hidden'}><img alt="${colour}-${at}" loading="lazy"></li>`
  document.body.innerHTML = `<ul>${colours.flatMap((colour) => [1, 2].map((at) => picture(colour, at))).join('')}</ul>
    <form>${colours.map((colour) => `<label><input type="radio" name="color" value="${colour}"><span></span></label>`).join('')}
      <label><input type="radio" name="size" value="M"></label></form>`
  const [list, choice] = [document.querySelector('ul'), document.querySelector('form')]
  if (!list || !choice) throw new Error('The page is missing')
  ;[gallery, form] = [list, choice]
  gallery.scrollTo = vi.fn()
  // A row: wider than what is in view of it.
  Object.defineProperty(gallery, 'scrollWidth', { value: 2000 })
  // jsdom knows neither.
  decoding = new Map()
  for (const one of document.querySelectorAll('img')) {
    const decoded = Promise.withResolvers<void>()
    decoding.set(one.alt, decoded)
    one.decode = () => decoded.promise
    Object.defineProperty(one, 'loading', { value: 'lazy', writable: true })
  }
  await choose('112233')
})

describe('[R2.04] the pictures of another colour', () => {
  test('replace the old ones once the first has been decoded', async () => {
    const changed = choose('445566')
    await Promise.resolve()
    expect([shown(), gallery.getAttribute('aria-busy')]).toEqual([['112233-1', '112233-2'], 'true'])
    expect([image('445566-1').loading, image('445566-2').loading]).toEqual(['eager', 'lazy'])
    decoding.get('445566-1')?.resolve()
    await changed
    expect([shown(), gallery.getAttribute('aria-busy')]).toEqual([['445566-1', '445566-2'], null])
    expect(gallery.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0 })
  })

  test('are shown even if the first cannot be loaded', async () => {
    const changed = choose('445566')
    decoding.get('445566-1')?.reject(new Error('offline'))
    await changed
    expect(shown()).toEqual(['445566-1', '445566-2'])
  })

  test('give way to those of the colour that was chosen last, whichever comes first', async () => {
    const changes = [choose('445566'), choose('778899')]
    decoding.get('778899-1')?.resolve()
    await changes[1]
    decoding.get('445566-1')?.resolve()
    await changes[0]
    expect(shown()).toEqual(['778899-1', '778899-2'])

    const [away, back] = [choose('445566'), choose('778899')]
    await Promise.all([away, back])
    expect([shown(), gallery.getAttribute('aria-busy')]).toEqual([['778899-1', '778899-2'], null])
  })

  test('are loaded when the pointer or the keyboard comes near them, the first of each only', () => {
    form.addEventListener('pointerover', (event) => expectPictures(gallery, form, event))
    form.addEventListener('focusin', (event) => expectPictures(gallery, form, event))
    const eager = () =>
      [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'eager').map(({ alt }) => alt)
    radio('M').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(eager()).toEqual([])
    radio('778899').nextElementSibling?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(eager()).toEqual(['778899-1'])
    vi.spyOn(radio('112233'), 'matches').mockReturnValue(true)
    radio('112233').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(eager()).toEqual(['112233-1', '445566-1', '778899-1'])
  })
})
