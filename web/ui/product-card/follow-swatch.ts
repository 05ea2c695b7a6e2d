import type { Fit } from '#web/domain/product/fit.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import type { Language } from '#web/routing/languages.ts'
import { fetchProductFacts, type ProductFacts } from '#web/services/live-data/product-facts.ts'
import { fitOfCard, renderedCard, restoreCard, showChoice } from './card-choice.ts'

// Loaded with the first swatch: import it dynamically.

/**
 * Shows a card in the colour of the swatch under the pointer, else of the selected one. Stays as it is while its
 * pictures cannot be loaded.
 */
export async function followSwatch(card: HTMLElement, lang: Language): Promise<void> {
  const before = renderedCard(card)
  const fit = fitOfCard(card)
  const product = await loadProduct(card.dataset.centraId ?? '', fit, lang)
  const selected = card.querySelector<HTMLInputElement>('input:checked')
  const value = (card.querySelector<HTMLInputElement>('label:hover input') ?? selected)?.value
  const colour = product?.colors.find(({ hex, hex2 }) => colourQuery(hex, hex2) === value)
  if (!before || !colour) return
  if (value === before.colour && fit === fitOfCard(card, before.href)) restoreCard(card)
  else showChoice(card, { fit, colour, picture: colour.picture })
  // The pointer shows a colour, it does not select it.
  if (selected) selected.checked = true
}

const products = new Map<string, Promise<ProductFacts | undefined>>()

function loadProduct(centraId: string, fit: Fit | undefined, lang: Language): Promise<ProductFacts | undefined> {
  const key = [centraId, fit, lang].join()
  const known = products.get(key)
  if (known) return known
  const facts = fetchProductFacts(lang, [centraId], { fit }).then((found) => found.get(centraId))
  products.set(key, facts)
  // Tried again with the next swatch.
  facts.catch(() => products.delete(key))
  return facts
}
