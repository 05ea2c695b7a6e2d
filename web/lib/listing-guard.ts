/**
 * Runs while the page is parsed: a list whose address filters or sorts it stays unseen, with its space kept, until the
 * browser has applied that, so that no product flashes by. The page server allows exactly this script.
 */
export const listingGuard =
  'if(/[?&](category|fit|size|color|state|sort)=/.test(location.search))document.querySelectorAll("[data-listing]").forEach(function(e){e.setAttribute("data-pending","")})'
