import { listingMetadata } from '#web/app/(site)/[lang]/shop/listing-description.ts'
import { ShopListing } from '#web/app/(site)/[lang]/shop/shop-listing.tsx'
import { documentRoute } from '#web/app/document-route.tsx'

/** A clothing type within each gender for which it is listed. */
const { generateStaticParams, generateMetadata, page } = documentRoute(
  'shop/[segment]/[clothingType]',
  ['clothingTypeOfGender'],
  {
    metadata: ({ lang, documentId, gender }) => listingMetadata(lang, { gender, clothingTypeId: documentId }),
    render: ({ lang, documentId, gender }) => (
      <ShopListing lang={lang} choice={{ gender, clothingTypeId: documentId }} />
    ),
  },
)

export { generateMetadata, generateStaticParams, page as default }
