import { whenHydrated } from '#web/lib/when-hydrated.ts'

/** Name of the buttons that put into the bag, in the query of a page that was left by one before scripts ran. */
export const addButtonName = 'add'

/**
 * Whether this page was opened by its own button before scripts ran: the form then came back with the choice in the
 * address, and the item has yet to be added. Removes the parameter from the address, so that neither a reload nor a
 * shared link adds again; a link from elsewhere is ignored.
 */
export function takeSubmittedAdd(): boolean {
  if (!new URLSearchParams(location.search).has(addButtonName)) return false
  whenHydrated(() => {
    const url = new URL(location.href)
    url.searchParams.delete(addButtonName)
    history.replaceState(null, '', url)
  })
  return cameFromHere()
}

function cameFromHere(): boolean {
  if (!document.referrer) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname === location.pathname
}
