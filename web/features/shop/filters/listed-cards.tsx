import type { ReactNode } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { useIsBelowShown } from '#web/ui/below-first-screen.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { CardTexts } from '#web/ui/product-card/card-texts.ts'
import { LiveCards } from '#web/ui/product-card/live-cards.tsx'
import grid from '#web/ui/product-card/product-grid.module.css'
import styles from './listing-view.module.css'
import type { StaticList } from './use-listing.ts'
import type { Products } from './use-products.ts'

/** Three rows of a wide window. */
const firstCards = 12

type Props = {
  lang: Language
  texts: CardTexts & { readonly colours: string }
  page: StaticList
  /** The rendered cards of the page's products. */
  cards: readonly ReactNode[]
  /** The products to show, in order. */
  ids: readonly string[]
  /** Products whose cards the document does not have. */
  later: Products | undefined
  isLoading: boolean
  /** The content below a card. */
  note: (id: string) => ReactNode
}

/**
 * The cards of a list. Those of the page stay in the document while they are not shown: otherwise changes in them would
 * be lost.
 */
export function ListedCards({ lang, texts, page, cards, ids, later, isLoading, note }: Props) {
  const pageCards = new Map(page.ids.map((id, index) => [id, cards[index]]))
  const others = new Map(later?.products.map((product) => [product.id, product.card]))
  const shown = new Set(ids)
  const inOrder = [...ids, ...page.ids.filter((id) => !shown.has(id))]
  const rendered = useIsBelowShown() ? inOrder : inOrder.slice(0, firstCards)
  const cardOf = (id: string) => {
    const card = others.get(id)
    if (pageCards.has(id) || !later || !card) return pageCards.get(id)
    return <later.Card lang={lang} card={card} texts={texts} heading="h2" sizes="listing" />
  }
  return (
    <LiveCards texts={texts}>
      <ul className={classNames(grid.grid, styles.cards)} aria-busy={isLoading}>
        {rendered.map((id) => (
          <li key={id} hidden={!shown.has(id)} className={styles.item}>
            {cardOf(id)}
            {note(id) && <p className={styles.soldOut}>{note(id)}</p>}
          </li>
        ))}
      </ul>
    </LiveCards>
  )
}
