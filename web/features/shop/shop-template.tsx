import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture, type ImageValue } from '#web/services/sanity/pictures.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { FilteredListing, type ListingPage } from './filters/filtered-listing.tsx'
import { ListingNavigation } from './listing-navigation.tsx'
import styles from './shop-template.module.css'

type Props = {
  lang: Language
  heading: string
  lead: string | null
  image?: ImageValue | null
  /** Value of `data-sanity` for the picture. */
  imageEdit?: string
  clothingTypes: ShopListingQueryResult['clothingTypes']
  page: ListingPage
  crumbs: readonly Crumb[]
  edit?: EditAttribute
}

/**
 * Every product list: all, women, men, a clothing type, a clothing type within a gender. Its head leaves the first
 * screen to the products.
 */
export function ShopTemplate(props: Props) {
  const { lang, heading, lead, clothingTypes, page, crumbs, edit } = props
  const t = translator(lang, 'shop')
  const picture = generalPicture(props.image, { sizes: '(min-width: 800px) 340px, 1px', ratio: crops.card })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs lang={lang} crumbs={crumbs} />
          <PageHeading>{heading}</PageHeading>
          {lead && <p>{keepTogether(lead)}</p>}
        </div>
        {picture && <Picture {...picture} focus={focusOf(props.image)} data-sanity={props.imageEdit} />}
      </div>
      <ListingNavigation
        lang={lang}
        gender={page.choice.gender}
        chosen={clothingTypes.find((type) => type._id === page.choice.clothingTypeId)}
        clothingTypes={clothingTypes}
      />
      {page.products.length > 0 ? (
        <FilteredListing lang={lang} page={page} edit={edit} />
      ) : (
        <EmptyState
          drawing="empty"
          heading={t('emptyTitle')}
          sentence={t('emptyText')}
          link={{ href: shopLink(lang), text: t('emptyLink') }}
        />
      )}
    </div>
  )
}
