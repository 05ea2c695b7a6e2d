import { listingPageRoute } from '#web/app/(site)/[lang]/shop/listing-page-route.tsx'

const { generateStaticParams, generateMetadata, page } = listingPageRoute

export { generateMetadata, generateStaticParams, page as default }
