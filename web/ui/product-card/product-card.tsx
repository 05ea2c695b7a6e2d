import type { ReactNode } from 'react'
import { type CardTag, cardTag } from '../../domain/product-card.ts'
import { cardPictures } from '../../domain/product-pictures.ts'
import { translator } from '../../i18n/translate.ts'
import type { EditAttribute } from '../../lib/edit-attribute.ts'
import type { Language } from '../../routing/languages.ts'
import { type Gender, productLink } from '../../routing/links.ts'
import { productChoiceLink } from '../../routing/query-keys.ts'
import { productPicture } from '../../services/sanity/pictures.ts'
import { ColourDots } from '../colour-dots.tsx'
import { CrowdfundingDetail } from '../crowdfunding-detail.tsx'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import { Tag, type TagTone } from '../tag.tsx'
import styles from './product-card.module.css'
import type { ProductCardData } from './product-card-data.ts'

/** Widths of a card in the grid of two, three and four columns. */
const gridSizes = '(min-width: 1200px) 24vw, (min-width: 800px) 32vw, 48vw'

type Props = {
  lang: Language
  product: ProductCardData
  /** The list's gender: its cut comes first, and the product page opens on it (`?fit=`). */
  gender?: Gender
  /** What is known of price, progress or delivery; its place is below the title. */
  detail?: ReactNode
  heading?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  edit?: EditAttribute
}

export function ProductCard({ lang, product, gender, detail, heading: Heading = 'h3', edit, ...picture }: Props) {
  const slug = product.slug?.[lang]?.current
  const href = gender ? productChoiceLink(lang, slug, { fit: gender }) : productLink(lang, slug)
  const title = product.cardTitle || product.title
  return (
    <article className={styles.card}>
      <CardPictures product={product} gender={gender} edit={edit} {...picture} />
      <CardTagLabel lang={lang} tag={cardTag(product)} />
      <div className={styles.text}>
        <Heading className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
        <div className={styles.dots}>
          <ColourDots colours={product.colors ?? []} label={translator(lang, 'shop')('colours')} />
        </div>
        <div className={styles.detail}>
          {detail}
          {product.productState === 'crowdFunding' && <CrowdfundingDetail lang={lang} product={product} edit={edit} />}
        </div>
      </div>
    </article>
  )
}

type PicturesProps = Pick<Props, 'product' | 'gender' | 'sizes' | 'priority' | 'edit'>

function CardPictures({ product, gender, sizes = gridSizes, priority, edit }: PicturesProps) {
  const [front, second] = cardPictures(product.images ?? [], gender)
  const frontPicture = productPicture(front, { sizes })
  const secondPicture = productPicture(second, { sizes })
  return (
    <div className={styles.frame}>
      {front && frontPicture && (
        <Picture {...frontPicture} priority={priority} data-sanity={edit?.(product, `images[_key=="${front._key}"]`)} />
      )}
      {second && secondPicture && (
        <Picture
          {...secondPicture}
          // Transparent until it is loaded, so without a placeholder.
          lqip={undefined}
          alt=""
          className={styles.second}
          data-sanity={edit?.(product, `images[_key=="${second._key}"]`)}
        />
      )}
    </div>
  )
}

const tones: Partial<Record<CardTag['kind'], TagTone>> = { crowdFunding: 'accent', joinTheDiscussion: 'heather' }

function CardTagLabel({ lang, tag }: { lang: Language; tag: CardTag | undefined }) {
  if (!tag) return null
  return (
    <div className={styles.tag}>
      <Tag tone={tones[tag.kind]}>{tag.kind === 'text' ? tag.text : translator(lang, 'shop')(tag.kind)}</Tag>
    </div>
  )
}
