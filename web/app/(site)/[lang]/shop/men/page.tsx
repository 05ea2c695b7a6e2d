import { listingRoute } from '../listing-route.tsx'

const { generateStaticParams, generateMetadata, page } = listingRoute('shop/men', { gender: 'men' })

export { generateMetadata, generateStaticParams, page as default }
