/** The parts of a purchase link. Links from the account have no token: there the session says who may buy. */
export type PurchaseFragment = { readonly id: string; readonly campaign: string; readonly token?: string | undefined }

const prefix = '#purchase='

/** In the address of the checkout. A fragment, because the token must reach no log and no other site. */
export function purchaseFragment({ id, campaign, token }: PurchaseFragment): string {
  const parts = token === undefined ? [id, campaign] : [id, campaign, token]
  return prefix + parts.map(encodeURIComponent).join('.')
}

/** Undefined for any other fragment. */
export function readPurchaseFragment(hash: string): PurchaseFragment | undefined {
  if (!hash.startsWith(prefix)) return undefined
  const [id, campaign, token] = hash.slice(prefix.length).split('.').map(decode)
  return id && campaign ? { id, campaign, token: token || undefined } : undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
