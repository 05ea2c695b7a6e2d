/** Name of the buttons that put into the bag, in the query of a page that was left by one before scripts ran. */
export const addButtonName = 'add'

/**
 * Whether this page was opened by its own button before scripts ran: the form then came back with the choice in the
 * address, and the item has yet to be added. Removes the parameter from the address, so that neither a reload nor a
 * shared link adds again; a link from elsewhere is ignored.
 */
export function takeSubmittedAdd(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has(addButtonName)) return false
  url.searchParams.delete(addButtonName)
  // Next's router ignores changes of the address before the whole page is hydrated.
  setTimeout(() => history.replaceState(history.state, '', url))
  return cameFromHere()
}

function cameFromHere(): boolean {
  if (!document.referrer) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname === location.pathname
}
