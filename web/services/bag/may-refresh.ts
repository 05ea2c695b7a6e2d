/** While a payment is checked, the selection must be left as it is (specification sections 2 and 4). */
export function mayRefresh(): boolean {
  return !/^\/\w+\/check-payment\/?$/.test(location.pathname)
}
