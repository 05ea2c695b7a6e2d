import { useEffect } from 'react'
import type { ProductState } from '#web/domain/product/availability.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'
import { productFacts } from '#web/services/live-data/product-facts.ts'
import { useLiveMany } from '#web/services/live-data/use-live-many.ts'
import { CampaignProgress } from '#web/ui/product-card/campaign-progress.tsx'
import { CardPicture } from '#web/ui/product-card/card-picture.tsx'
import { CardPrice } from '#web/ui/product-card/card-price.tsx'
import type { CardTexts } from '#web/ui/product-card/card-texts.ts'
import { CardView } from '#web/ui/product-card/card-view.tsx'
import { DeliveryTag } from '#web/ui/product-card/delivery-tag.tsx'
import { LiveCards } from '#web/ui/product-card/live-cards.tsx'
import grid from '#web/ui/product-card/product-grid.module.css'
import { tagTones } from '#web/ui/product-card/tag-tones.ts'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { Tag } from '#web/ui/tag.tsx'

export type ViewedTexts = {
  readonly heading: string
  readonly colours: string
  readonly tags: Readonly<Partial<Record<ProductState, string>>>
  readonly cards: CardTexts
}

type Props = {
  lang: Language
  ids: readonly string[]
  texts: ViewedTexts
  /** Called when none of them exists any more, or they could not be loaded. */
  onGone: () => void
}

export function ViewedCards({ lang, ids, texts, onGone }: Props) {
  const facts = [...useLiveMany(productFacts[lang], ids).values()]
  const products = facts.flatMap((read) => (read.status === 'loaded' && read.value) || [])
  // A row of reminders is not worth an error message.
  const isGone = products.length === 0 && facts.every(({ status }) => status !== 'loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do when all are gone does not change whether they are.
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
  return (
    <LiveCards texts={texts.cards}>
      <ul className={grid.row}>
        {products.map((product) => (
          <li key={product.centraId}>
            <ViewedCard lang={lang} product={product} texts={texts} />
          </li>
        ))}
      </ul>
    </LiveCards>
  )
}

function ViewedCard({ lang, product, texts }: { lang: Language; product: ProductFacts; texts: ViewedTexts }) {
  const { productState, picture } = product
  const tag = productState && texts.tags[productState]
  return (
    <CardView
      product={product}
      href={product.href ?? undefined}
      title={product.title}
      pictures={picture && <CardPicture src={picture.src} alt={picture.alt} />}
      tag={
        tag && <Tag tone={tagTones[productState]}>{productState === 'preorder' ? <DeliveryTag text={tag} /> : tag}</Tag>
      }
      colours={product.colors}
      coloursLabel={texts.colours}
    >
      {product.rating && <RatingStars lang={lang} rating={product.rating} label={texts.cards.stars} />}
      {hasPrice(product) && <CardPrice />}
      {productState === 'crowdFunding' && (
        <CampaignProgress
          date={product.crowdfundingDate}
          goal={product.crowdfundingGoal}
          max={product.crowdfundingMax}
          decision={product.decision ?? undefined}
        />
      )}
    </CardView>
  )
}
