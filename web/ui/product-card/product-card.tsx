import type { ReactNode } from 'react'
import type { ProductCardContent } from '#web/content/types.gen.ts'
import { type CardTag, cardTag, hasPrice } from '#web/domain/product/product-card.ts'
import { cardPictures } from '#web/domain/product/product-pictures.ts'
import type { Standing } from '#web/domain/product/standing.ts'
import { texts, translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink, productChoiceLink, productLink } from '#web/routing/links.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import { CrowdfundingDetail } from '../crowdfunding-detail.tsx'
import { Link } from '../link.tsx'
import { RatingStars } from '../rating-stars.tsx'
import { Tag } from '../tag.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { CardPicture } from './card-picture.tsx'
import { CardPrice } from './card-price.tsx'
import { CardView } from './card-view.tsx'
import { DeliveryTag } from './delivery-tag.tsx'
import styles from './product-card.module.css'
import { tagTones } from './tag-tones.ts'

/** A product as every query for cards projects it. */
export type ProductCardData = ProductCardContent & Standing

type Props = {
  lang: Language
  product: ProductCardData
  /** The list's gender: its fit comes first, and the product page opens on it (`?fit=`). */
  gender?: Gender
  heading?: 'h2' | 'h3'
  sizes?: string
  /** Loaded at once: the first alone before everything else, or with the rest of the first row. */
  priority?: 'first' | 'row'
  edit?: EditAttribute
}

/**
 * A product in a list (docs/product/2), rendered on the server and not hydrated. `LiveCards`, around it, shows price, delivery month and the
 * campaign's count in their places (docs/decisions/0017).
 */
export function ProductCard({ lang, product, gender, heading, edit, ...picture }: Props) {
  const slug = product.slug?.[lang]?.current
  const tag = cardTag(product)
  return (
    <CardView
      product={product}
      staticName={`card-${product._id}`}
      href={gender ? productChoiceLink(lang, slug, { fit: gender }) : productLink(lang, slug)}
      title={product.cardTitle || product.title}
      heading={heading}
      pictures={<CardPictures product={product} gender={gender} edit={edit} {...picture} />}
      tag={tag && <Tag tone={tagTones[tag.kind]}>{tagText(lang, product, tag)}</Tag>}
      colours={clean(product.colors) ?? []}
      coloursLabel={translator(lang, 'shop')('colours')}
      shownColour={cardPictures(product.images ?? [], gender)[0]?.colorHex}
    >
      {product.rating && <RatingStars lang={lang} rating={product.rating} label={texts(lang, 'reviews').stars} />}
      <Live lang={lang} product={product} edit={edit} />
    </CardView>
  )
}

function Live({ lang, product, edit }: Pick<Props, 'lang' | 'product' | 'edit'>) {
  const { centraId, productState, crowdfundingDate: date, crowdfundingGoal: goal, crowdfundingMax: max } = product
  const isCampaign = productState === 'crowdFunding'
  const known = isCampaign && <CrowdfundingDetail lang={lang} product={product} edit={edit} />
  if (!centraId) return known
  return (
    <>
      {hasPrice(product) && <CardPrice data-sanity={edit?.(product, 'centraId')} />}
      {isCampaign && !product.crowdfundingEnded ? (
        <CampaignProgress date={date} goal={goal} max={max} edit={edit && campaignEdits(product, edit)}>
          {known}
        </CampaignProgress>
      ) : (
        known
      )}
    </>
  )
}

/** The count itself comes from the platform: without a goal it opens what ties the product to it, as the price does. */
function campaignEdits(product: ProductCardData, edit: EditAttribute) {
  return {
    count: edit(product, product.crowdfundingGoal ? 'crowdfundingGoal' : 'centraId'),
    date: product.crowdfundingDate ? edit(product, 'crowdfundingDate') : undefined,
  }
}

type PicturesProps = Pick<Props, 'product' | 'gender' | 'sizes' | 'priority' | 'edit'>

/** In an editor's preview the picture does not change under the pointer, so that a click opens the one that was seen. */
function CardPictures({ product, gender, sizes, priority, edit }: PicturesProps) {
  const [front, second] = cardPictures(product.images ?? [], gender)
  const { src, alt = '', lqip } = productPicture(front, { sizes: '' }) ?? {}
  const secondSrc = productPicture(second, { sizes: '' })?.src
  if (!src) return null
  return (
    <CardPicture
      src={src}
      alt={alt}
      second={edit ? undefined : secondSrc}
      sizes={sizes}
      lqip={priority && lqip}
      priority={priority}
      data-sanity={front && edit?.(product, `images[_key=="${front._key}"]`)}
    />
  )
}

function tagText(lang: Language, product: ProductCardData, tag: CardTag): ReactNode {
  if (tag.kind === 'text') return tag.text
  const text = translator(lang, 'shop')(tag.kind)
  if (tag.kind === 'crowdFunding') return <span className={styles.callTag}>{text}</span>
  if (tag.kind === 'preorder' && product.centraId) return <DeliveryTag text={text} />
  const href = tag.kind === 'joinTheDiscussion' && discussionLink(lang, product.slug?.[lang]?.current)
  return href ? (
    <Link href={href} className={styles.tagLink}>
      {text}
    </Link>
  ) : (
    text
  )
}
