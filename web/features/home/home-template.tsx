import type { ReactNode } from 'react'
import type { HomePageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { communityLink, shopLink, stateLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { BelowFirstScreen } from '#web/ui/below-first-screen.tsx'
import { ArrowLink, ButtonLink } from '#web/ui/button.tsx'
import { ContentGrid } from '#web/ui/content-card/content-card.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { Picture } from '#web/ui/picture.tsx'
import { ProductGrid } from '#web/ui/product-card/product-grid.tsx'
import { Section } from '#web/ui/section.tsx'
import { Split } from '#web/ui/split.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import styles from './home-template.module.css'
import { TreeFigure } from './tree-figure.tsx'

type Props = Omit<HomePageQueryResult, 'home'> & {
  lang: Language
  home: NonNullable<HomePageQueryResult['home']>
  content: ReactNode
  edit?: EditAttribute
}

/** Cards in a row of products; the query asks for one more. */
const MAX_ROW = 8

// From 800 px the picture covers an area half as wide as the window and up to 680 px high (ui/split.module.css).
const splitSizes = '(min-width: 800px) max(50vw, min(105vh, 1020px)), 100vw'

export function HomeTemplate({ lang, home, crowdfunding, preorder, articles, content, edit }: Props) {
  const t = translator(lang, 'home')
  const all = { href: shopLink(lang), text: t('allProducts') }
  const campaigns = { href: stateLink(lang, 'crowdFunding'), text: t('allCampaigns') }
  const preorders = { href: stateLink(lang, 'preorder'), text: t('allPreorders') }
  return (
    <>
      <Hero lang={lang} home={home} edit={edit} />
      <BelowFirstScreen>
        {crowdfunding.length > 0 && (
          <Section
            heading={home.crowdfundingHeading}
            ground="deep"
            more={crowdfunding.length > MAX_ROW ? campaigns : undefined}
          >
            <ProductGrid lang={lang} products={crowdfunding.slice(0, MAX_ROW)} layout="row" edit={edit} />
          </Section>
        )}
        {preorder.length > 0 && (
          <Section heading={home.preorderHeading} more={preorder.length > MAX_ROW ? preorders : all}>
            <ProductGrid lang={lang} products={preorder.slice(0, MAX_ROW)} layout="row" edit={edit} />
          </Section>
        )}
        <Editorial lang={lang} home={home} edit={edit} />
        {home.clothingTypes && home.clothingTypes.length > 0 && (
          <Section heading={home.categoriesHeading} more={all}>
            <CategoryTiles lang={lang} clothingTypes={home.clothingTypes} edit={edit} />
          </Section>
        )}
        <TreeFigure figure={home.treeFigure} text={home.treeText} figureEdit={edit?.(home, 'treeFigure')} />
        <Community lang={lang} home={home} edit={edit} />
        {articles.length > 0 && (
          <Section heading={translator(lang, 'article')('articles')}>
            <ContentGrid lang={lang} entries={articles} edit={edit} />
          </Section>
        )}
        <div className={styles.content}>{content}</div>
      </BelowFirstScreen>
    </>
  )
}

type PartProps = Pick<Props, 'lang' | 'home' | 'edit'>

function Editorial({ lang, home, edit }: PartProps) {
  const picture = generalPicture(home.editorialImage, { sizes: splitSizes, ratio: crops.card })
  const href = pageLink(lang, home.editorialLink)
  if (!home.editorialHeading) return null
  return (
    <Split
      heading={home.editorialHeading}
      picture={
        picture && (
          <Picture {...picture} focus={focusOf(home.editorialImage)} data-sanity={edit?.(home, 'editorialImage')} />
        )
      }
    >
      {home.editorialText && <p>{keepTogether(home.editorialText)}</p>}
      {href && home.editorialLinkText && (
        <ButtonLink href={href} variant="secondary">
          {home.editorialLinkText}
        </ButtonLink>
      )}
    </Split>
  )
}

function Community({ lang, home, edit }: PartProps) {
  const picture = generalPicture(home.communityImage, { sizes: splitSizes, ratio: crops.card })
  if (!home.communityHeading) return null
  return (
    <Split
      side="right"
      ground="heather"
      heading={home.communityHeading}
      picture={
        picture && (
          <Picture {...picture} focus={focusOf(home.communityImage)} data-sanity={edit?.(home, 'communityImage')} />
        )
      }
    >
      {home.communityText && <p>{keepTogether(home.communityText)}</p>}
      <ArrowLink href={communityLink(lang)}>{translator(lang, 'home')('community')}</ArrowLink>
    </Split>
  )
}
