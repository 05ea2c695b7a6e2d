import { listingRoute } from './listing-route.tsx'

const { generateStaticParams, generateMetadata, page } = listingRoute('shop', {})

export { generateMetadata, generateStaticParams, page as default }
