import { Stack } from '@sanity/ui'
import { useRouterState } from 'sanity/router'
import { CampaignDetails } from './CampaignDetails.tsx'
import { isCampaign } from './campaign-state.ts'
import { t } from './norwegian.ts'
import { ProductSection } from './ProductSection.tsx'
import { Empty } from './States.tsx'
import type { TabProps } from './tab-props.ts'

/** Every crowdfunded product: the state of its campaign, and the decision about it. */
export function CampaignsTab({ backend, mayAct, products }: TabProps) {
  const { campaign: wanted } = useRouterState()
  const campaigns = [...products.values()].filter(isCampaign)
  if (campaigns.length === 0) {
    return <Empty text={t('No product is crowdfunded. Its state in the product’s form decides that.')} />
  }
  return (
    <Stack gap={4}>
      {campaigns.map((product) => (
        <ProductSection key={product.id} name={product.name} place={product.centraId === wanted ? scrollTo : undefined}>
          <CampaignDetails
            backend={backend}
            isOpenAtFirst={product.centraId === wanted}
            mayAct={mayAct}
            product={product}
          />
        </ProductSection>
      ))}
    </Stack>
  )
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' })
}
