import { listingRoute } from '../listing-route.tsx'

const { generateMetadata, page } = listingRoute({ gender: 'women' })

export { generateMetadata, page as default }
