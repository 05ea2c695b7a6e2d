import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CrowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { ItemChoice } from './chosen-item.ts'

type ProductPageState = {
  /** The product that the rest is about; null before the first product page came alive. */
  readonly productId: string | null
  /** What the pickers hold. */
  readonly choice: ItemChoice
  /** What the campaign's panel found out. */
  readonly campaign: CrowdfundingStatus
}

const nothing: ItemChoice = {}

/** What the parts of a product page tell each other: pickers, price, button, campaign. */
const productPage = createStore<ProductPageState>(() => ({ productId: null, choice: nothing, campaign: 'loading' }))

export function tellChoice(productId: string, choice: ItemChoice): void {
  productPage.setState((state) => ({
    productId,
    choice,
    campaign: state.productId === productId ? state.campaign : 'loading',
  }))
}

export function tellCampaign(productId: string, campaign: CrowdfundingStatus): void {
  productPage.setState((state) => ({
    productId,
    campaign,
    choice: state.productId === productId ? state.choice : nothing,
  }))
}

export function useChoice(productId: string): ItemChoice {
  return useStore(productPage, (state) => (state.productId === productId ? state.choice : nothing))
}

export function useCampaignStatus(productId: string): CrowdfundingStatus {
  return useStore(productPage, (state) => (state.productId === productId ? state.campaign : 'loading'))
}
