/**
 * Runs as soon as the gallery, and then the pickers, of a product page are parsed: shows the pictures of the fit and
 * colour that the URL names, and ticks the choice, before anything is painted. `data-fit` and `data-color` hold what
 * the product offers, the preselected first. The rules are those of `picturesFor` and `tickChoice`, which take over
 * when the page hydrates. The page server's policy allows exactly this script.
 */
export const choiceGuard = [
  '(function(place){',
  'var query=new URLSearchParams(location.search);',
  'function asked(name){return(query.get(name)||name=="fit"&&query.get("sex")||"").toLowerCase()}',
  'function chosen(name){var all=(place.dataset[name]||"").split(" ");return all.find(function(one){return one.toLowerCase()==asked(name)})||all[0]}',
  'place.querySelectorAll("input[type=radio]").forEach(function(radio){if(radio.value.toLowerCase()==asked(radio.name))radio.checked=true});',
  'var gallery=place.querySelector("[data-gallery]");',
  'if(!gallery||!asked("fit")&&!asked("color"))return;',
  'var fit=chosen("fit"),color=chosen("color"),hex=color.length==6?color:color.slice(1,7),all=[].slice.call(gallery.children);',
  'var ofColour=all.filter(function(one){one=one.dataset.colour;return!hex||!one||one==hex});',
  'var ofBoth=ofColour.filter(function(one){one=one.dataset.gender;return!fit||fit=="unisex"||!one||one=="unisex"||one==fit});',
  'var shown=ofBoth[0]?ofBoth:ofColour[0]?ofColour:all;',
  'all.forEach(function(one){one.hidden=!shown.includes(one)});',
  'var first=shown[0]&&shown[0].querySelector("img");if(first)first.loading="eager"',
  '})(document.currentScript.parentElement)',
].join('')
