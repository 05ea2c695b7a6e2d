import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductCardData } from './card-facts.ts'
import { cardTexts } from './card-texts.ts'
import { LiveCards } from './live-cards.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type Props = {
  lang: Language
  products: readonly ProductCardData[]
  gender?: Gender
  heading?: 'h2' | 'h3'
  /** A row scrolls sideways where the cards do not fit. */
  layout?: 'grid' | 'row'
  /** The number of first pictures that load at once. */
  eager?: number
  edit?: EditAttribute
}

/** Products in 2, 3 or 4 columns, or in one row. */
export function ProductGrid({ products, layout = 'grid', eager = 0, ...card }: Props) {
  return (
    <LiveCards texts={cardTexts(card.lang)}>
      <ul className={styles[layout]}>
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductCard {...card} product={product} priority={index < eager ? 'row' : undefined} />
          </li>
        ))}
      </ul>
    </LiveCards>
  )
}
