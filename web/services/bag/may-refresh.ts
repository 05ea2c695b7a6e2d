/** While a payment is checked, the selection must be left as it is (docs/product/2 and docs/product/4). */
export function mayRefresh(): boolean {
  return !/^\/\w+\/check-payment\/?$/.test(location.pathname)
}
