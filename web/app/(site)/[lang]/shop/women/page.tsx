import { listingRoute } from '../listing-route.tsx'

const { generateStaticParams, generateMetadata, page } = listingRoute('shop/women', { gender: 'women' })

export { generateMetadata, generateStaticParams, page as default }
