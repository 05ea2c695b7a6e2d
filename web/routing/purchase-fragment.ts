/** What a purchase link carries. */
export type PurchaseFragment = { readonly id: string; readonly campaign: string; readonly token: string }

const prefix = '#purchase='

/** In the address of the checkout. A fragment, because the token must reach no log and no other site. */
export function purchaseFragment({ id, campaign, token }: PurchaseFragment): string {
  return prefix + [id, campaign, token].map(encodeURIComponent).join('.')
}

/** Undefined for any other fragment. */
export function readPurchaseFragment(hash: string): PurchaseFragment | undefined {
  if (!hash.startsWith(prefix)) return undefined
  const [id, campaign, token] = hash.slice(prefix.length).split('.').map(decode)
  return id && campaign && token ? { id, campaign, token } : undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
