/**
 * Runs before the list is parsed: where the URL filters, sorts or asks for more than one page, the element around the
 * list is marked, and the list stays hidden, with its space reserved, until the browser has applied that, so that no
 * unfiltered product flashes. The page server's policy allows exactly this script.
 */
export const listingGuard =
  '{const q=location.search,e=document.currentScript.parentElement,n=/[?&]shown=(\\d{2,3})/.exec(q);if(/[?&](category|fit|size|color|state|sort|shown)=/.test(q))e.setAttribute("data-pending","");if(n)e.style.setProperty("--shown",n[1])}'
