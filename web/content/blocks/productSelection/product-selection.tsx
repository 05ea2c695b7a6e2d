import { ProductGrid } from '#web/ui/product-card/product-grid.tsx'
import { withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import type { BlockProps } from '../block-props.ts'
import styles from './product-selection.module.css'

export function ProductSelection({ block, lang, edit, ratingsAndDecisions }: BlockProps<'productSelection'>) {
  const selected = block.products ?? []
  const products = ratingsAndDecisions ? withRatingsAndDecisions(selected, ratingsAndDecisions) : selected
  if (products.length === 0) return null
  return (
    <div className={styles.selection}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      <ProductGrid lang={lang} products={products} layout="row" edit={edit} />
    </div>
  )
}
