/**
 * Runs before the list is parsed: where the URL filters or sorts, the element around the list is marked, and the list stays hidden, with its
 * space reserved, until the browser has applied that, so that no unfiltered product flashes. The page server's policy allows exactly this script.
 */
export const listingGuard =
  'if(/[?&](category|fit|size|color|state|sort)=/.test(location.search))document.currentScript.parentElement.setAttribute("data-pending","")'
