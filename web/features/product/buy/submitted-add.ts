/** Name of the buttons that put into the bag, in the query of a page that was left by one before scripts ran. */
export const addButtonName = 'add'

/**
 * Whether this page was opened by its own button before scripts ran: the form then came back with the choice in the
 * address, and what was asked for is still to be done. Takes the mark out of the address, so that neither a reload nor a
 * shared link asks again; one that came from elsewhere is not listened to.
 */
export function takeSubmittedAdd(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has(addButtonName)) return false
  url.searchParams.delete(addButtonName)
  // Next's router takes changes of the address only once the whole page is alive.
  setTimeout(() => history.replaceState(history.state, '', url))
  return cameFromHere()
}

function cameFromHere(): boolean {
  if (!document.referrer) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname === location.pathname
}
