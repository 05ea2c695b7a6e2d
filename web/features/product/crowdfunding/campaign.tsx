'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { CampaignPanelProps } from './campaign-panel.tsx'

/** Loaded by products with a campaign only; drawn on the server all the same. */
const CampaignPanel = lazy(() => import('./campaign-panel.tsx'))

export function Campaign(props: CampaignPanelProps & { children: ReactNode }) {
  return (
    <Suspense fallback={props.children}>
      <CampaignPanel {...props} />
    </Suspense>
  )
}
