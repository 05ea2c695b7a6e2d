import type { ReactNode } from 'react'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { productLink } from '#web/routing/links.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { Tag } from '#web/ui/tag.tsx'
import styles from './discussion-template.module.css'

type Props = {
  lang: Language
  product: ProductCardData & { readonly lead: string | null }
  crumbs: readonly Crumb[]
  /** The discussion itself. */
  children: ReactNode
  edit?: EditAttribute
}

/** The discussion of one product. */
export function DiscussionTemplate({ lang, product, crumbs, children, edit }: Props) {
  const [image] = picturesFor(product.images ?? [], {})
  const picture = productPicture(image, { sizes: '(min-width: 800px) 36vw, 92vw' })
  const href = productLink(lang, product.slug?.[lang]?.current)
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumbs lang={lang} crumbs={crumbs} />
        <div className={styles.head}>
          <Tag tone="heather">{translator(lang, 'shop')('discussion')}</Tag>
          <h1>{product.title}</h1>
          {product.lead && <p>{product.lead}</p>}
          {href && (
            <ButtonLink href={href} variant="secondary">
              {translator(lang, 'shop')('seeProduct')}
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
      {image && picture && (
        <Picture {...picture} priority data-sanity={edit?.(product, `images[_key=="${image._key}"]`)} />
      )}
    </div>
  )
}
