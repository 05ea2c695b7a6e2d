import { crops } from '#web/domain/content/picture-crops.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { focusOf } from '#web/ui/focus.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import { LiveCards } from '#web/ui/product-card/live-cards.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { withRatingAndDecision } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { type BlockProps, memberPath } from '../block-props.ts'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'

type Item = NonNullable<BlockProps<'carousel'>['block']['items']>[number]
type Slide = Extract<Item, { slide: unknown }>['slide']

const sizes = '(min-width: 800px) 60vw, 88vw'

/** Pictures and products in a row that snaps; swipe, scroll, arrow keys or the two buttons move it. */
export function Carousel({ block, lang, doc, path, edit, ratingsAndDecisions }: BlockProps<'carousel'>) {
  const t = translator(lang, 'blocks')
  const items = block.items ?? []
  if (items.length === 0) return null
  const texts = cardTexts(lang)
  const id = `carousel-${block._key}`
  return (
    <section className={styles.carousel} aria-label={clean(block.title) ?? t('carousel')}>
      <div className={styles.head}>
        {block.title && <h2 className={styles.title}>{block.title}</h2>}
        {items.length > 1 && (
          <CarouselControls
            row={id}
            texts={{ label: t('carouselControls'), previous: t('previous'), next: t('next') }}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul id={id} className={styles.row} tabIndex={0}>
        {items.map((item) =>
          'slide' in item ? (
            <li key={item._key} className={styles.slide}>
              <SlideContent slide={item.slide} edit={edit?.(doc, `${memberPath(`${path}.items`, item._key)}.image`)} />
            </li>
          ) : item.product ? (
            <li key={item._key} className={styles.product}>
              <LiveCards texts={texts}>
                <ProductCard
                  lang={lang}
                  product={
                    ratingsAndDecisions ? withRatingAndDecision(item.product, ratingsAndDecisions) : item.product
                  }
                  sizes="(min-width: 800px) 30vw, 42vw"
                  edit={edit}
                />
              </LiveCards>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

function SlideContent({ slide, edit }: { slide: Slide; edit: string | undefined }) {
  const picture = generalPicture(slide.image && { ...slide.image, alt: slide.alt }, { sizes, ratio: crops.card })
  const href = safeHref(slide.url)
  if (!picture) return null
  const image = <Picture {...picture} focus={focusOf(slide.image)} data-sanity={edit} />
  return (
    <figure className={styles.figure}>
      {href ? <Link href={href}>{image}</Link> : image}
      {slide.caption && <figcaption>{slide.caption}</figcaption>}
    </figure>
  )
}
