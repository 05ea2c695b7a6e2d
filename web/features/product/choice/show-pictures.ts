import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { parseColourQuery } from '#web/routing/colour-codes.ts'

/** The choices that decide which pictures are shown, by the names of the form's fields. */
type Look = { readonly fit: string | undefined; readonly color: string | undefined }

/** The pictures that each gallery shows, or will show once they are there. */
const wanted = new WeakMap<HTMLElement, readonly HTMLElement[]>()

/**
 * Hides the pictures of other fits and colours; a gallery row starts over at its first picture. The pictures shown
 * before stay until the pictures that take the places in view have been loaded.
 */
export async function showPictures(gallery: HTMLElement, form: HTMLFormElement): Promise<void> {
  const next = matching(gallery, lookOf(form))
  const before = wanted.get(gallery)
  if (before?.length === next.length && next.every((picture, place) => picture === before[place])) return
  wanted.set(gallery, next)
  const places = before ? placesInView(gallery) : []
  if (places.length > 0) {
    gallery.setAttribute('aria-busy', 'true')
    await Promise.all(places.map((place) => load(gallery, next, place)))
    // Something else has been chosen since.
    if (wanted.get(gallery) !== next) return
  }
  gallery.removeAttribute('aria-busy')
  const changed = items(gallery).filter((picture) => picture.hidden === next.includes(picture))
  for (const picture of changed) picture.hidden = !picture.hidden
  // A new page's row is at its beginning; scrolling would lay the page out in the middle of its rendering.
  if (before && changed.length > 0) gallery.scrollTo({ left: 0 })
  for (const place of places) setSizes(imageAt(next, place), next[place])
}

/** Loads the first picture of each choice that the pointer or the keyboard is near, by an event of the form. */
export function expectPictures(gallery: HTMLElement, form: HTMLFormElement, { target }: Event): void {
  const near = target instanceof Element ? target.closest('label')?.querySelector('input') : null
  if (near?.name !== 'color' && near?.name !== 'fit') return
  const group = [...form.querySelectorAll<HTMLInputElement>(`input[name="${near.name}"]`)]
  const place = group.indexOf(near)
  // An arrow key chooses the next one or the one before.
  const reached = near.matches(':focus-visible') ? [near, group[place + 1] ?? group[0], group.at(place - 1)] : [near]
  for (const radio of reached)
    if (radio) void load(gallery, matching(gallery, { ...lookOf(form), [near.name]: radio.value }), 0)
}

function lookOf(form: HTMLFormElement): Look {
  const choice = new FormData(form)
  const text = (name: string) => {
    const value = choice.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return { fit: text('fit'), color: text('color') }
}

function matching(gallery: HTMLElement, { fit, color }: Look): readonly HTMLElement[] {
  const pictures = items(gallery).map((element) => ({
    element,
    gender: element.dataset.gender ?? null,
    colorHex: element.dataset.colour ?? null,
  }))
  return picturesFor(pictures, { fit, hex: parseColourQuery(color)?.[0] }).map(({ element }) => element)
}

function items(gallery: HTMLElement): HTMLElement[] {
  return [...gallery.children].filter((child) => child instanceof HTMLElement)
}

function shownIn(gallery: HTMLElement): HTMLElement[] {
  return items(gallery).filter(({ hidden }) => !hidden)
}

/** A row starts over at its first picture; the places of a grid stay where they are. */
function placesInView(gallery: HTMLElement): readonly number[] {
  if (gallery.scrollWidth > gallery.clientWidth) return [0]
  return shownIn(gallery).flatMap((picture, place) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < innerHeight && bottom > 0 ? [place] : []
  })
}

/** Resolves when the picture can be painted, or cannot be had. */
async function load(gallery: HTMLElement, pictures: readonly HTMLElement[], place: number): Promise<void> {
  const image = imageAt(pictures, place)
  if (!image) return
  // A hidden picture has no width by which the browser could choose one: that of the picture in its place now.
  if (image.loading === 'lazy') setSizes(image, shownIn(gallery)[place])
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
}

function imageAt(pictures: readonly HTMLElement[], place: number): HTMLImageElement | null | undefined {
  return pictures[place]?.querySelector('img')
}

function setSizes(image: HTMLImageElement | null | undefined, frame: HTMLElement | undefined): void {
  if (image && frame?.clientWidth) image.sizes = `${Math.ceil((100 * frame.clientWidth) / innerWidth)}vw`
}
