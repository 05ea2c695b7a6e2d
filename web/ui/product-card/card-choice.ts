import { type Fit, fits } from '#web/domain/product/fit.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import { withChoice } from '#web/routing/query-keys.ts'
import type { ProductFacts } from '#web/services/live-data/product-facts.ts'
import { productSrcSet } from '../picture-width.ts'

// Loaded with the first choice: import it dynamically.

/** The page's rendering of a card, for when nothing is chosen any more. */
type Rendered = {
  readonly href: string
  readonly src: string
  readonly srcset: string
  readonly alt: string
  /** The address value of the colour whose swatch is selected at first. */
  readonly colour: string | undefined
}

const rendered = new WeakMap<Element, Rendered>()

/** Reads a card before its first change; later calls return the same. `undefined` for a card without a link. */
export function renderedCard(card: Element): Rendered | undefined {
  const { link, image, swatches } = partsOf(card)
  if (!rendered.has(card) && link) {
    rendered.set(card, {
      href: link.getAttribute('href') ?? '',
      src: image?.src ?? '',
      srcset: image?.srcset ?? '',
      alt: image?.alt ?? '',
      colour: swatches.find(({ defaultChecked }) => defaultChecked)?.value,
    })
  }
  return rendered.get(card)
}

/** The fit that a card's link names, or the given link. */
export function fitOfCard(card: Element, href = partsOf(card).link?.getAttribute('href')): Fit | undefined {
  const named = new URLSearchParams(href?.split('?')[1]).get('fit')
  return fits.find((fit) => fit === named)
}

export function restoreCard(card: HTMLElement): void {
  const before = rendered.get(card)
  if (!before || card.dataset.chosen === undefined) return
  delete card.dataset.chosen
  show(card, before)
  card.dispatchEvent(new Event('choice'))
}

type Colour = ProductFacts['colors'][number]

type Choice = {
  readonly fit: Fit | undefined
  readonly colour: Colour | undefined
  readonly picture: Colour['picture']
}

/**
 * Gives a card the picture, the link and the selected swatch of a choice. React does not update the contents of a card
 * (docs/decisions/0017), so they are set in the document.
 */
export function showChoice(card: HTMLElement, { fit, colour, picture }: Choice): void {
  const before = renderedCard(card)
  if (!before) return
  const value = colour && colourQuery(colour.hex, colour.hex2)
  const href = withChoice(before.href, { fit, colour: value })
  // The card's price reads it at the event (`LiveValue`).
  card.dataset.chosen = href.split('?')[1] ?? ''
  const shown = picture ? { src: picture.src, srcset: productSrcSet(picture.src), alt: picture.alt } : before
  show(card, { ...before, ...shown, href, colour: value ?? before.colour })
  card.dispatchEvent(new Event('choice'))
}

function show(card: Element, { href, src, srcset, alt, colour }: Rendered): void {
  const { link, image, swatches } = partsOf(card)
  link?.setAttribute('href', href)
  for (const swatch of swatches) swatch.checked = swatch.value === colour
  if (!image || image.src === src) return
  // The placeholder is of the picture that was rendered.
  image.style.backgroundImage = 'none'
  image.srcset = srcset
  image.src = src
  image.alt = alt
}

function partsOf(card: Element) {
  return {
    link: card.querySelector<HTMLAnchorElement>('h2 a, h3 a'),
    image: card.querySelector('img'),
    swatches: [...card.querySelectorAll<HTMLInputElement>('input[type="radio"]')],
  }
}
