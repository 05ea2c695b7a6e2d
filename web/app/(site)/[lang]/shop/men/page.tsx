import { listingRoute } from '../listing-route.tsx'

const { generateMetadata, page } = listingRoute({ gender: 'men' })

export { generateMetadata, page as default }
