/** The sender of the shop's mails. */
export type Sender = { readonly shopName: string; readonly address: string; readonly siteOrigin: string }
