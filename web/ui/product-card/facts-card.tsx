import type { ReactNode } from 'react'
import type { CardFacts } from '#web/domain/product/card-facts.ts'
import type { Language } from '#web/routing/languages.ts'
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

/** Texts that do not depend on the product. */
export type FactsCardTexts = { readonly colours: string; readonly stars: string }

/** Values of `data-sanity`, in an editor's preview. */
export type CardEdits = {
  readonly picture?: string | undefined
  readonly price?: string | undefined
  readonly count?: string | undefined
  readonly date?: string | undefined
  /** One for each text about the campaign. */
  readonly campaignTexts: readonly (string | undefined)[]
}

type Props = {
  lang: Language
  card: CardFacts
  texts: FactsCardTexts
  heading?: 'h2' | 'h3' | undefined
  /** Name of the static part (docs/decisions/0064). */
  staticName?: string
  sizes?: string | undefined
  lqip?: string | undefined
  /** Loaded at once: the first alone before everything else, or with the rest of the first row. */
  priority?: 'first' | 'row' | undefined
  edits?: CardEdits | undefined
}

/**
 * A product in a list (docs/product/2), on the server and in the browser. `LiveCards`, around it, shows price, delivery
 * month and the campaign's count in their places (docs/decisions/0017).
 */
export function FactsCard({ lang, card, texts, heading, staticName, edits, ...image }: Props) {
  const { picture, tag, rating } = card
  return (
    <CardView
      product={card}
      staticName={staticName}
      href={card.href ?? undefined}
      title={card.title}
      heading={heading}
      // In an editor's preview the picture does not change under the pointer, so that a click opens the one that was
      // seen.
      pictures={
        picture && (
          <CardPicture
            src={picture.src}
            alt={picture.alt}
            second={edits ? undefined : (picture.second ?? undefined)}
            data-sanity={edits?.picture}
            {...image}
          />
        )
      }
      tag={tag && <Tag tone={tagTones[tag.kind]}>{tagContent(tag, card.centraId)}</Tag>}
      colours={card.colours}
      coloursLabel={texts.colours}
      shownColour={card.shownColour}
    >
      {rating && <RatingStars lang={lang} rating={rating} label={texts.stars} />}
      {card.hasPrice && <CardPrice data-sanity={edits?.price} />}
      <Campaign card={card} edits={edits} />
    </CardView>
  )
}

function Campaign({ card: { campaign, campaignTexts }, edits }: Pick<Props, 'card' | 'edits'>) {
  const known = campaignTexts.map((text, index) => (
    <span key={text} data-sanity={edits?.campaignTexts[index]}>
      {text}
    </span>
  ))
  if (!campaign) return known
  return (
    <CampaignProgress {...campaign} edit={edits && { count: edits.count, date: edits.date }}>
      {known}
    </CampaignProgress>
  )
}

function tagContent({ kind, text, href }: NonNullable<CardFacts['tag']>, centraId: string | null): ReactNode {
  if (kind === 'crowdFunding') return <span className={styles.callTag}>{text}</span>
  if (kind === 'preorder' && centraId) return <DeliveryTag text={text} />
  return href ? (
    <Link href={href} className={styles.tagLink}>
      {text}
    </Link>
  ) : (
    text
  )
}
