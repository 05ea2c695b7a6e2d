/** Events as Google Analytics 4 names them. Amounts are in the currency's major unit. */
export type AnalyticsEvent =
  | PageView
  | { readonly event: 'search'; readonly search_term: string }
  | { readonly event: 'select_item' | 'view_item_list'; readonly ecommerce: ItemList }
  | { readonly event: ItemEvent; readonly ecommerce: Ecommerce }
  | { readonly event: 'purchase'; readonly ecommerce: Purchase }
  | { readonly event: 'sign_up' | 'login'; readonly method: 'email' }
  | { readonly event: 'generate_lead'; readonly lead_source: 'newsletter' }

/** Addresses without query and fragment. */
type PageView = {
  readonly event: 'page_view'
  readonly page_path: string
  readonly page_location: string
  readonly page_title: string
  readonly language: string
}

type ItemEvent = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' | 'add_payment_info'

export type AnalyticsItem = {
  /** The commerce platform's number of the size (`10102-1010201`), or of the product where no size is chosen. */
  readonly item_id: string
  readonly item_name: string
  /** Colour and size, as the shopper reads them. */
  readonly item_variant?: string
  readonly item_category?: string
  readonly price?: number
  readonly quantity?: number
  readonly index?: number
}

export type Ecommerce = {
  /** ISO 4217. */
  readonly currency: string
  /** Sum of price times quantity. */
  readonly value: number
  readonly coupon?: string
  readonly items: readonly AnalyticsItem[]
}

type Purchase = Ecommerce & {
  readonly transaction_id: string
  readonly tax?: number
  readonly shipping?: number
}

export type ItemList = {
  readonly item_list_id: string
  readonly item_list_name?: string
  readonly items: readonly AnalyticsItem[]
}
