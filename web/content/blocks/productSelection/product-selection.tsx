import { ProductGrid } from '#web/ui/product-card/product-grid.tsx'
import { withStandings } from '#web/ui/product-card/with-standings.ts'
import type { BlockProps } from '../block-props.ts'
import styles from './product-selection.module.css'

export function ProductSelection({ block, lang, edit, standings }: BlockProps<'productSelection'>) {
  const selected = block.products ?? []
  const products = standings ? withStandings(selected, standings) : selected
  if (products.length === 0) return null
  return (
    <div className={styles.selection}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      <ProductGrid lang={lang} products={products} layout="row" edit={edit} />
    </div>
  )
}
