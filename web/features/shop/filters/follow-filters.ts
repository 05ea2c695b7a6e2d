import type { ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import { type Fit, fits } from '#web/domain/product/fit.ts'
import type { Language } from '#web/routing/languages.ts'
import { fetchProductFacts, type ProductFacts } from '#web/services/live-data/product-facts.ts'
import { fitOfCard, renderedCard, restoreCard, showChoice } from '#web/ui/product-card/card-choice.ts'

// Loaded with the first filter by colour or fit: import it dynamically.

type Followed = Pick<ListingFilters, 'color' | 'fit'>

/**
 * Gives the cards that a list shows the picture, the link and the swatch of the colour and fit that it is filtered by.
 * @throws Error when the products' colours cannot be loaded; the cards then stay as they are
 */
export async function followFilters(
  list: Element,
  filters: Followed,
  lang: Language,
  signal: AbortSignal,
): Promise<void> {
  const all = [...list.querySelectorAll<HTMLElement>('article[data-centra-id]')]
  const { color } = filters
  const chosenFit = filters.fit.length === 1 && filters.fit[0] !== 'unisex' ? fitOf(filters.fit[0]) : undefined
  if (color.length === 0 && !chosenFit) return all.forEach(restoreCard)
  const cards = all.filter((card) => !card.closest('li[hidden]'))
  const ids = cards.flatMap(({ dataset }) => dataset.centraId ?? [])
  const facts = await fetchProductFacts(lang, ids, { fit: chosenFit ?? listFit(cards[0]), signal })
  if (signal.aborted) return
  for (const card of cards) {
    const product = facts.get(card.dataset.centraId ?? '')
    if (!product) continue
    const colour = colourOf(product, color)
    showChoice(card, { fit: chosenFit, colour, picture: colour?.picture ?? product.picture })
  }
}

/** The fit of a list for one gender, which the links of its cards name from the start. */
function listFit(card: HTMLElement | undefined): Fit | undefined {
  return card && fitOfCard(card, renderedCard(card)?.href)
}

function fitOf(value: string | null | undefined): Fit | undefined {
  return fits.find((fit) => fit === value)
}

/** The garment's colour before that of a detail. */
function colourOf({ colors }: ProductFacts, wanted: readonly string[]): ProductFacts['colors'][number] | undefined {
  return colors.find(({ hex }) => suits(wanted, hex)) ?? colors.find(({ hex2 }) => suits(wanted, hex2))
}

function suits(wanted: readonly string[], hex: string | null): boolean {
  return baseColoursOf(hex).some((base) => wanted.includes(base))
}
