import type { ReactNode } from 'react'
import { crops } from '#web/domain/content/picture-crops.ts'
import type { LatestPost } from '#web/domain/member/posts.ts'
import type { LatestReview } from '#web/domain/member/review.ts'
import type { ProductState } from '#web/domain/product/availability.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { dialogLink, stateLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture, type ImageValue } from '#web/services/sanity/pictures.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { ContentCardData } from '#web/ui/content-card/content-card.tsx'
import { ContentGrid } from '#web/ui/content-card/content-card.tsx'
import { Cover } from '#web/ui/cover.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { ProductGrid } from '#web/ui/product-card/product-grid.tsx'
import { Section } from '#web/ui/section.tsx'
import styles from './community-template.module.css'
import { Discussions } from './discussions.tsx'
import { Greeting } from './greeting.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LatestReviews } from './latest-reviews.tsx'

/** Products of a section; the query asks for one more. */
const MAX_ROW = 8

type Props = {
  lang: Language
  page: {
    readonly _id: string
    readonly _type: string
    readonly title: string | null
    readonly lead: string | null
    readonly image: ImageValue | null
  }
  content: ReactNode
  discussions: readonly ProductCardData[]
  campaigns: readonly ProductCardData[]
  posts: readonly LatestPost[]
  reviews: readonly LatestReview[]
  /** The products that the posts and reviews are about. */
  products: readonly ProductCardData[]
  articles: readonly ContentCardData[]
  edit?: EditAttribute
}

export function CommunityTemplate(props: Props) {
  const { lang, page, content, discussions, campaigns, posts, reviews, products, articles, edit } = props
  const t = translator(lang, 'article')
  const c = translator(lang, 'community')
  const allOf = (state: ProductState) => ({ href: stateLink(lang, state), text: c('seeAll') })
  const byId = new Map(products.map((product) => [product._id, product]))
  const picture = generalPicture(page.image, {
    sizes: '(max-aspect-ratio: 3/2) 120vh, 100vw',
    phoneRatio: crops.heroPhone,
  })
  return (
    <>
      <Cover
        heading={page.title}
        lead={page.lead}
        picture={
          picture && <Picture {...picture} priority focus={focusOf(page.image)} data-sanity={edit?.(page, 'image')} />
        }
      />
      <Greeting text={c('greeting', { name: '{name}' })} />
      <LatestPosts lang={lang} posts={posts} products={byId} />
      {discussions.length > 0 && (
        <Section
          heading={t('discussions')}
          ground="heather"
          more={discussions.length > MAX_ROW ? allOf('crowdSourcing') : undefined}
        >
          <Discussions lang={lang} products={discussions.slice(0, MAX_ROW)} edit={edit} />
        </Section>
      )}
      <div className={styles.content}>{content}</div>
      {campaigns.length > 0 && (
        <Section heading={c('campaigns')} more={campaigns.length > MAX_ROW ? allOf('crowdFunding') : undefined}>
          <ProductGrid lang={lang} products={campaigns.slice(0, MAX_ROW)} layout="row" edit={edit} />
        </Section>
      )}
      <div data-show-to="logged_in">
        <Section heading={t('pitch')} ground="dark">
          <div className={styles.offer}>
            <p>{t('pitchText')}</p>
            <ButtonLink href={dialogLink(lang, '#pitch-idea')} variant="accent">
              {t('pitchIdea')}
            </ButtonLink>
          </div>
        </Section>
      </div>
      <LatestReviews lang={lang} reviews={reviews} products={byId} />
      <div data-show-to="logged_out">
        <Section heading={t('join')} id="join">
          <div className={styles.offer}>
            <p>{t('joinText')}</p>
            <div className={styles.links}>
              <ButtonLink href={dialogLink(lang, '#join')}>{t('join')}</ButtonLink>
              <ButtonLink href={dialogLink(lang, '#log-in')} variant="secondary" id="log-in">
                {t('logIn')}
              </ButtonLink>
              <ButtonLink href={dialogLink(lang, '#pitch-idea')} variant="secondary" id="pitch-idea">
                {t('pitchIdea')}
              </ButtonLink>
            </div>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </div>
        </Section>
      </div>
      {articles.length > 0 && (
        <Section heading={t('articles')}>
          <ContentGrid lang={lang} entries={articles} edit={edit} />
        </Section>
      )}
    </>
  )
}
