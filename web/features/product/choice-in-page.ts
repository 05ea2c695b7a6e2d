import { picturesFor } from '../../domain/product-pictures.ts'
import { parseColourQuery } from '../../routing/colour-codes.ts'

const names = ['color', 'fit', 'size', 'length'] as const

/** Ticks what the query names; `sex` is the older word for `fit`. Values that the product does not have are ignored. */
export function tickChoice(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of names) {
    const value = query.get(name) ?? (name === 'fit' ? query.get('sex') : null)
    const radio = radios(form).find((one) => one.name === name && one.value.toLowerCase() === value?.toLowerCase())
    if (radio) radio.checked = true
  }
}

/** Hides the pictures of other fits and colours; a gallery row starts over at its first picture. */
export function showPictures(gallery: HTMLElement, form: HTMLFormElement): void {
  const choice = new FormData(form)
  const hex = parseColourQuery(text(choice.get('color')))?.[0]
  const pictures = [...gallery.children].flatMap((element) =>
    element instanceof HTMLElement
      ? [{ element, gender: element.dataset.gender ?? null, colorHex: element.dataset.colour ?? null }]
      : [],
  )
  const shown = picturesFor(pictures, { fit: text(choice.get('fit')), hex })
  const changed = pictures.filter((picture) => picture.element.hidden === shown.includes(picture))
  for (const { element } of changed) element.hidden = !element.hidden
  if (changed.length > 0) gallery.scrollTo({ left: 0 })
}

/** Keeps the choice in the address, so that reload, back and sharing open on it; other keys stay. */
export function writeChoice(form: HTMLFormElement): void {
  const url = new URL(location.href)
  const choice = new FormData(form)
  url.searchParams.delete('sex')
  for (const name of names) {
    const value = text(choice.get(name))
    if (value) url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}

function radios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
}

function text(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined
}
