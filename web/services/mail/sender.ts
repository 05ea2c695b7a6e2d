/** Whom the shop's mails come from. */
export type Sender = { readonly shopName: string; readonly address: string; readonly siteOrigin: string }
