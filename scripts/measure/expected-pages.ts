/** Documents of the demo shop as the expectations of queries name them: ids, and groups of pages that serve the same need. */

export const product = (...names: string[]) => names.map((name) => `product-${name}`)
export const page = (...names: string[]) => names.map((name) => `page-${name}`)
export const type = (...names: string[]) => names.map((name) => `clothingType-${name}`)
export const article = (...names: string[]) => names.map((name) => `contentPage-${name}`)

export const packs = [
  ...product('dagstur-pack-24', 'hytte-pack-45', 'brygge-city-pack-16'),
  ...type('packs-and-shelters'),
]
export const jackets = [
  ...product('storr-shell-jacket', 'vidde-softshell-jacket', 'glo-insulated-jacket', 'isfjell-parka'),
  ...product('skumring-wind-jacket'),
  ...type('jackets-and-shirts'),
]
export const rainwear = [
  ...product('vestavaer-rain-jacket', 'vestavaer-rain-trousers', 'yr-packable-jacket'),
  ...type('rainwear'),
]
export const mittens = [...product('neve-mittens', 'neve-shell-mittens'), ...type('hats-and-mittens')]
export const beanies = [...product('topp-beanie', 'rand-beanie'), ...type('hats-and-mittens')]
export const socks = [
  ...product('trakk-hiking-socks', 'sikksakk-everyday-socks', 'vinter-boot-socks'),
  ...type('socks'),
]
export const menTrousers = [
  ...product('sti-hiking-trousers', 'ur-climbing-trousers', 'vev-hemp-trousers', 'tun-everyday-trousers'),
  ...type('trousers-and-shorts'),
]
export const womenTrousers = [
  ...product('sti-hiking-trousers', 'vev-hemp-trousers', 'loype-tights', 'kolle-winter-trousers'),
  ...type('trousers-and-shorts'),
]
export const sweaters = [
  ...product('stein-sweater', 'utmark-wool-sweater', 'eng-sweater'),
  ...type('sweaters-and-fleece'),
]
export const baseLayers = [
  ...product('varme-wool-top', 'varme-long-johns', 'rim-thin-wool-top', 'garn-mesh-top'),
  ...type('base-layers'),
]
export const fleece = [
  ...product('skodde-fleece-jacket', 'glime-light-fleece', 'kveld-wool-fleece'),
  ...type('sweaters-and-fleece'),
]
export const winterJackets = product('glo-insulated-jacket', 'isfjell-parka')
export const dresses = [...product('slatte-dress', 'rogn-wool-dress'), ...type('dresses')]
export const vests = [...product('glo-vest', 'hegg-wool-vest', 'snelle-fishing-vest'), ...type('vests')]
export const tops = [
  ...product('lauv-wool-t-shirt', 'hamp-t-shirt', 'tretopp-t-shirt'),
  ...type('t-shirts-and-tank-tops'),
]

export const blueJackets = product(
  ...['storr-shell-jacket', 'rein-stretch-jacket', 'skumring-wind-jacket', 'isfjell-parka'],
  ...['vestavaer-rain-jacket', 'yr-packable-jacket'],
)
/** Gift cards, or something small that fits everybody. */
export const gifts = [...page('contact', 'terms'), ...beanies, ...mittens, ...socks]
export const repairs = ['landingPage-repairs', ...article('patch-an-elbow')]
