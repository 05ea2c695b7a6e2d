import { Card, Heading, Stack } from '@sanity/ui'
import { CampaignDetails } from './CampaignDetails.tsx'
import { isCampaign } from './campaign-state.ts'
import { Empty } from './States.tsx'
import type { TabProps } from './tab-props.ts'

/** Every crowdfunded product: how it stands, and the decision about it. */
export function CampaignsTab({ backend, mayAct, products }: TabProps) {
  const campaigns = [...products.values()].filter(isCampaign)
  if (campaigns.length === 0) {
    return <Empty text="No product is crowdfunded. Its state in the product’s form decides that." />
  }
  return (
    <Stack gap={4}>
      {campaigns.map((product) => (
        <Card as="section" border key={product.id} padding={3} radius={2}>
          <Stack gap={3}>
            <Heading as="h2" size={1}>
              {product.name}
            </Heading>
            <CampaignDetails backend={backend} mayAct={mayAct} product={product} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
