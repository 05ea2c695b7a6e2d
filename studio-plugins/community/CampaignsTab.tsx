import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import { useRouterState } from 'sanity/router'
import { ROWS_AT_ONCE } from '../use-part-of-list.ts'
import { CampaignDetails } from './CampaignDetails.tsx'
import { isCampaign } from './campaign-state.ts'
import { t } from './norwegian.ts'
import { ProductSection } from './ProductSection.tsx'
import { Empty, Loading, NamesMissing } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useProductsInState } from './use-products.ts'

/** Every crowdfunded product: the state of its campaign, and the decision about it. */
export function CampaignsTab({ backend, mayAct }: TabProps) {
  const { campaign: wanted } = useRouterState()
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const live = useProductsInState('crowdFunding', limit, typeof wanted === 'string' ? wanted : '')
  if (live.status === 'loading') return <Loading what={t('products')} />
  if (live.status === 'failed') return <NamesMissing live={live} />
  const { products, count } = live.value
  const campaigns = products.filter(isCampaign)
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
      {count > products.length && (
        <Button fontSize={1} mode="ghost" onClick={() => setLimit(limit + ROWS_AT_ONCE)} text={t('Show more')} />
      )}
    </Stack>
  )
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' })
}
