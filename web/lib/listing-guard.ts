/**
 * Runs before the list is parsed: where the address filters or sorts, the frame around the list is marked, and the list
 * stays unseen, with its space kept, until the browser has applied that, so that no product flashes by. The page server
 * allows exactly this script.
 */
export const listingGuard =
  'if(/[?&](category|fit|size|color|state|sort)=/.test(location.search))document.currentScript.parentElement.setAttribute("data-pending","")'
