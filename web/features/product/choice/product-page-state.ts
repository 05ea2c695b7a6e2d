import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CrowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { ItemChoice } from './chosen-item.ts'

type ProductPageState = {
  /** The product that the rest belongs to; null before the first product page has hydrated. */
  readonly documentId: string | null
  /** The choices in the pickers. */
  readonly choice: ItemChoice
  /** As the campaign panel reports it. */
  readonly campaign: CrowdfundingStatus
}

const nothing: ItemChoice = {}

/** State that the parts of a product page share: pickers, price, button, campaign. */
const productPage = createStore<ProductPageState>(() => ({ documentId: null, choice: nothing, campaign: 'loading' }))

export function setChoice(documentId: string, choice: ItemChoice): void {
  productPage.setState((state) =>
    state.documentId === documentId
      ? { choice: isSame(choice, state.choice) ? state.choice : choice }
      : { documentId, choice, campaign: 'loading' },
  )
}

function isSame(one: ItemChoice, other: ItemChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function setCampaign(documentId: string, campaign: CrowdfundingStatus): void {
  productPage.setState((state) => ({
    documentId,
    campaign,
    choice: state.documentId === documentId ? state.choice : nothing,
  }))
}

export function useChoice(documentId: string): ItemChoice {
  return useStore(productPage, (state) => (state.documentId === documentId ? state.choice : nothing))
}

export function useCampaignStatus(documentId: string): CrowdfundingStatus {
  return useStore(productPage, (state) => (state.documentId === documentId ? state.campaign : 'loading'))
}
