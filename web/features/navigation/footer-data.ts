import type { MenuRouteData } from './menu-data.ts'

export type FooterData = {
  readonly _id: string
  readonly _type: string
  readonly storeAddress: string | null
  readonly storeOpeningHours: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly menuElements: readonly MenuRouteData[] | null
  readonly socialLinks:
    | readonly { readonly _key: string; readonly platform: string | null; readonly url: string | null }[]
    | null
}

export type FooterSettings = {
  readonly shopName: string | null
  readonly organisationNumber: string | null
  readonly paymentProviderNote: string | null
}
