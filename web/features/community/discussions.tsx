import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import styles from './discussions.module.css'

type Props = { lang: Language; products: readonly ProductCardData[]; edit?: EditAttribute }

/** The co-designed products, each with a link to its discussion. */
export function Discussions({ lang, products, edit }: Props) {
  const t = translator(lang, 'shop')
  return (
    <ul className={styles.list}>
      {products.map((product) => {
        const [image] = picturesFor(product.images ?? [], {})
        const picture = productPicture(image, { sizes: '(min-width: 800px) 160px, 30vw' })
        const href = discussionLink(lang, product.slug?.[lang]?.current)
        return (
          <li key={product._id} className={styles.entry}>
            {image && picture && (
              <Picture {...picture} alt="" data-sanity={edit?.(product, `images[_key=="${image._key}"]`)} />
            )}
            <div>
              <h3>{href ? <Link href={href}>{product.title}</Link> : product.title}</h3>
              <p>{t('joinTheDiscussion')}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
