import { type ReactNode, Suspense } from 'react'
import { cardTag } from '../../domain/product-card.ts'
import { translator } from '../../i18n/translate.ts'
import type { EditAttribute } from '../../lib/edit-attribute.ts'
import type { Language } from '../../routing/languages.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import type { ProductCardData } from '../../ui/product-card/product-card-data.ts'
import { ProductGrid } from '../../ui/product-card/product-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Pickers } from './pickers.tsx'
import { ProductChoice } from './product-choice.tsx'
import type { ProductData } from './product-data.ts'
import styles from './product-template.module.css'
import { Reassurance } from './reassurance.tsx'
import { StateMessage } from './state-message.tsx'

type Props = {
  lang: Language
  product: ProductData
  crumbs: readonly Crumb[]
  content: ReactNode
  sizeGuide: ReactNode
  related: readonly ProductCardData[]
  /** Price line, directly under the name. */
  price?: ReactNode
  /** The one primary button, last in the pickers' form. */
  buy?: ReactNode
  edit?: EditAttribute
}

export function ProductTemplate(props: Props) {
  const { lang, product, crumbs, content, related, edit } = props
  const t = translator(lang, 'product')
  return (
    <>
      <div className={styles.page}>
        <div className={styles.crumbs}>
          <Breadcrumbs lang={lang} crumbs={crumbs} />
        </div>
        <Gallery lang={lang} product={product} edit={edit} />
        <BuyColumn {...props} />
        {content && (
          <section className={styles.description} aria-label={t('description')}>
            {content}
          </section>
        )}
        <Facts lang={lang} product={product} />
      </div>
      <Suspense fallback={null}>
        <ProductChoice key={product._id} />
      </Suspense>
      {related.length > 0 && (
        <Section heading={t('related')}>
          <ProductGrid lang={lang} products={related.slice(0, 4)} edit={edit} />
        </Section>
      )}
    </>
  )
}

function BuyColumn({ lang, product, sizeGuide, price, buy, edit }: Props) {
  const t = translator(lang, 'product')
  const tag = cardTag(product)
  return (
    <div className={styles.buy}>
      <div className={styles.head}>
        {tag?.kind === 'text' && <Tag tone="accent">{tag.text}</Tag>}
        <h1>{product.title}</h1>
        {price}
        {product.lead && <p className={styles.lead}>{product.lead}</p>}
      </div>
      <StateMessage lang={lang} product={product} edit={edit} />
      <Pickers lang={lang} product={product} edit={edit}>
        {buy}
      </Pickers>
      {sizeGuide && <Fold summary={t('sizeGuide')}>{sizeGuide}</Fold>}
      <Reassurance lang={lang} />
    </div>
  )
}

/** What it is made of and how to look after it, for everyone to see: below the description, beside the buy column. */
function Facts({ lang, product }: Pick<Props, 'lang' | 'product'>) {
  const t = translator(lang, 'product')
  const facts = [
    { heading: t('material'), text: product.material },
    { heading: t('care'), text: product.care },
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    <div className={styles.facts}>
      {facts.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p className={styles.lines}>{text}</p>
        </section>
      ))}
    </div>
  )
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
