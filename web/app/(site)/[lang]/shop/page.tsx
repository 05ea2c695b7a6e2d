import { listingRoute } from './listing-route.tsx'

const { generateMetadata, page } = listingRoute({})

export { generateMetadata, page as default }
