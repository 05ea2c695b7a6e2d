import type { Language } from '#web/routing/languages.ts'

/** What a shopper types, and the documents of which one must be among the first three. */
export type ShopperQuery = { readonly lang: Language; readonly q: string; readonly expected: readonly string[] }

const product = (...names: string[]) => names.map((name) => `product-${name}`)
const page = (...names: string[]) => names.map((name) => `page-${name}`)
const type = (...names: string[]) => names.map((name) => `clothingType-${name}`)
const article = (...names: string[]) => names.map((name) => `contentPage-${name}`)

const packs = [...product('dagstur-pack-24', 'hytte-pack-45', 'brygge-city-pack-16'), ...type('packs-and-shelters')]
const jackets = [
  ...product('storr-shell-jacket', 'vidde-softshell-jacket', 'glo-insulated-jacket', 'isfjell-parka'),
  ...product('skumring-wind-jacket'),
  ...type('jackets-and-shirts'),
]
const rainwear = [
  ...product('vestavaer-rain-jacket', 'vestavaer-rain-trousers', 'yr-packable-jacket'),
  ...type('rainwear'),
]
const mittens = [...product('neve-mittens', 'neve-shell-mittens'), ...type('hats-and-mittens')]
const beanies = [...product('topp-beanie', 'rand-beanie'), ...type('hats-and-mittens')]
const socks = [...product('trakk-hiking-socks', 'sikksakk-everyday-socks', 'vinter-boot-socks'), ...type('socks')]
const menTrousers = [
  ...product('sti-hiking-trousers', 'ur-climbing-trousers', 'vev-hemp-trousers', 'tun-everyday-trousers'),
  ...type('trousers-and-shorts'),
]
const womenTrousers = [
  ...product('sti-hiking-trousers', 'vev-hemp-trousers', 'loype-tights', 'kolle-winter-trousers'),
  ...type('trousers-and-shorts'),
]
const sweaters = [...product('stein-sweater', 'utmark-wool-sweater', 'eng-sweater'), ...type('sweaters-and-fleece')]
const baseLayers = [
  ...product('varme-wool-top', 'varme-long-johns', 'rim-thin-wool-top', 'garn-mesh-top'),
  ...type('base-layers'),
]
const fleece = [
  ...product('skodde-fleece-jacket', 'glime-light-fleece', 'kveld-wool-fleece'),
  ...type('sweaters-and-fleece'),
]
const winterJackets = product('glo-insulated-jacket', 'isfjell-parka')
const dresses = [...product('slatte-dress', 'rogn-wool-dress'), ...type('dresses')]
const vests = [...product('glo-vest', 'hegg-wool-vest', 'snelle-fishing-vest'), ...type('vests')]
const tops = [...product('lauv-wool-t-shirt', 'hamp-t-shirt', 'tretopp-t-shirt'), ...type('t-shirts-and-tank-tops')]

const nb: readonly (readonly [string, readonly string[]])[] = [
  ['jakke', jackets],
  ['jakker', jackets],
  ['jakken', jackets],
  ['vinterjakke', winterJackets],
  ['vinterjakke dame', winterJackets],
  ['dunjakke', winterJackets],
  ['boblejakke', winterJackets],
  ['parkas', product('isfjell-parka')],
  ['skalljakke', product('storr-shell-jacket')],
  ['skall jakke', product('storr-shell-jacket')],
  ['herrejakke', jackets],
  ['herre jakke', jackets],
  ['dame jakke', jackets],
  ['damejakke', jackets],
  ['jakke til herre', jackets],
  ['softshell', product('vidde-softshell-jacket')],
  ['vindjakke', product('skumring-wind-jacket')],
  ['regnjakke', product('vestavaer-rain-jacket')],
  ['regntøy', rainwear],
  ['regnklær', rainwear],
  ['vanntett', [...rainwear, ...product('storr-shell-jacket')]],
  ['vanntett jakke', product('vestavaer-rain-jacket', 'storr-shell-jacket', 'yr-packable-jacket')],
  ['sykkeljakke', product('byge-cycling-jacket')],
  ['sykkel', product('byge-cycling-jacket')],
  ['ryggsekk', packs],
  ['ryggsekker', packs],
  ['sekk', packs],
  ['tursekk', packs],
  ['dagstursekk', packs],
  ['sekk 24 liter', product('dagstur-pack-24')],
  ['vindsekk', product('le-wind-sack')],
  ['bukse', [...menTrousers, ...womenTrousers]],
  ['bukser', [...menTrousers, ...womenTrousers]],
  ['herrebukse', menTrousers],
  ['damebukse', womenTrousers],
  ['bukse dame', womenTrousers],
  ['turbukse', product('sti-hiking-trousers')],
  ['turbukser herre', product('sti-hiking-trousers')],
  ['vinterbukse', product('kolle-winter-trousers')],
  ['regnbukse', product('vestavaer-rain-trousers')],
  ['klatrebukse', product('ur-climbing-trousers')],
  ['shorts', [...product('bekk-shorts', 'krok-pocket-shorts'), ...type('trousers-and-shorts')]],
  ['tights', product('loype-tights')],
  ['hansker', mittens],
  ['hanske', mittens],
  ['votter', mittens],
  ['ullvotter', product('neve-mittens')],
  ['lue', beanies],
  ['luer', beanies],
  ['ull lue', beanies],
  ['caps', [...product('skygge-cap'), ...type('hats-and-mittens')]],
  ['sokker', socks],
  ['ullsokker', socks],
  ['sokk', socks],
  ['genser', sweaters],
  ['gensere', sweaters],
  ['ullgenser', sweaters],
  ['strikkegenser', sweaters],
  ['strikket genser dame', sweaters],
  ['fleece', fleece],
  ['fleecejakke herre', fleece],
  ['ullundertøy', baseLayers],
  ['superundertøy', baseLayers],
  ['ulltrøye', product('varme-wool-top', 'rim-thin-wool-top')],
  ['ulltroye', product('varme-wool-top', 'rim-thin-wool-top')],
  ['merinoull', [...baseLayers, ...socks, ...product('solvind-tank-top', 'lauv-tank-top', 'rogn-wool-dress')]],
  ['stillongs', product('varme-long-johns')],
  ['longs', product('varme-long-johns')],
  ['t-skjorte', tops],
  ['tskjorte', tops],
  ['t-skjorter herre', tops],
  ['singlet', product('lauv-tank-top', 'solvind-tank-top')],
  [
    'skjorte',
    [...product('furu-flannel-shirt', 'selje-wool-overshirt', 'sval-hemp-shirt'), ...type('jackets-and-shirts')],
  ],
  ['flanellskjorte', product('furu-flannel-shirt')],
  ['kjole', dresses],
  ['kjoler', dresses],
  ['vest', vests],
  ['størrelsesguide', page('size-help')],
  ['størrelse', page('size-help')],
  ['størrelser', page('size-help')],
  ['åpningstider', page('contact')],
  ['kontakt', page('contact')],
  ['kundeservice', [...page('contact'), 'categoryPage-help']],
  ['telefonnummer', page('contact')],
  ['retur', page('returns')],
  ['bytte', page('returns')],
  ['angrerett', [...page('returns'), ...page('terms')]],
  ['frakt', page('delivery')],
  ['levering', page('delivery')],
  ['leveringstid', page('delivery')],
  ['fraktfritt', page('delivery')],
  ['personvern', page('privacy')],
  ['reparasjon', ['landingPage-repairs', ...article('patch-an-elbow')]],
  ['reparere', ['landingPage-repairs', ...article('patch-an-elbow')]],
  ['bærekraft', ['landingPage-environment']],
  ['vaske ull', article('wash-less')],
  ['om tretopp', page('about')],
  ['om oss', page('about')],
  ['gavekort', [...page('contact'), ...page('terms')]],
  ['passform', page('size-help')],
  ['hvilken størrelse', page('size-help')],
  ['strømper', socks],
  ['betaling', page('terms')],
  ['klarna', page('terms')],
  ['sykkelklær', product('byge-cycling-jacket')],
  ['klatring', product('ur-climbing-trousers')],
  ['sende tilbake', page('returns')],
  ['garanti', page('terms')],
  ['når kommer pakken', page('delivery')],
  ['butikk', page('contact')],
  ['epost', page('contact')],
  ['hettegenser', sweaters],
  ['undertøy', baseLayers],
  ['pannebånd', beanies],
  ['skibukse', product('kolle-winter-trousers')],
  ['telt', [...product('le-wind-sack'), ...type('packs-and-shelters')]],
  ['trær', [...article('planting-day'), 'landingPage-environment']],
  ['forhåndsbestilling', article('why-we-take-preorders')],
  ['grønn genser', product('eng-sweater')],
]

const en: readonly (readonly [string, readonly string[]])[] = [
  ['jacket', jackets],
  ['winter jacket', winterJackets],
  ["men's jacket", jackets],
  ['womens trousers', womenTrousers],
  ['waterproof jacket', product('vestavaer-rain-jacket', 'storr-shell-jacket', 'yr-packable-jacket')],
  ['raincoat', rainwear],
  ['backpack', packs],
  ['rucksack', packs],
  ['gloves', mittens],
  ['mittens', mittens],
  ['hat', beanies],
  ['beanies', beanies],
  ['hiking pants', product('sti-hiking-trousers')],
  ['pants', [...menTrousers, ...womenTrousers]],
  ['sweater', sweaters],
  ['jumper', sweaters],
  ['wool socks', socks],
  ['thermal underwear', baseLayers],
  ['t-shirts', tops],
  ['tee', tops],
  ['dress', dresses],
  ['size guide', page('size-help')],
  ['opening hours', page('contact')],
  ['returns', page('returns')],
  ['shipping cost', page('delivery')],
  ['payment methods', page('terms')],
  ['warranty', page('terms')],
  ['where is my order', page('delivery')],
  ['delivery time', page('delivery')],
  ['refund', page('returns')],
  ['stockings', socks],
  ['climbing', product('ur-climbing-trousers')],
  ['cycling clothes', product('byge-cycling-jacket')],
  ['wash wool', article('wash-less')],
  ['jobs', page('about')],
  ['black trousers', product('ur-climbing-trousers', 'tun-everyday-trousers')],
  ['repair', ['landingPage-repairs', ...article('patch-an-elbow')]],
]

const blueJackets = product(
  ...['storr-shell-jacket', 'rein-stretch-jacket', 'skumring-wind-jacket', 'isfjell-parka'],
  ...['vestavaer-rain-jacket', 'yr-packable-jacket'],
)
/** Gift cards, or something small that fits everybody. */
const gifts = [...page('contact', 'terms'), ...beanies, ...mittens, ...socks]
const repairs = ['landingPage-repairs', ...article('patch-an-elbow')]

const secondNb: typeof nb = [
  ['når har dere åpent', page('contact')],
  ['blå jakke dame xs', blueJackets],
  ['regnbukse barn', product('vestavaer-rain-trousers')],
  ['gave til mamma', gifts],
  ['ullsokker herre str 44', socks],
  ['vindtett jakke', product('skumring-wind-jacket', 'storr-shell-jacket', 'vidde-softshell-jacket')],
  ['genser i ull', sweaters],
  ['svart bukse herre', product('tun-everyday-trousers', 'ur-climbing-trousers', 'vestavaer-rain-trousers')],
  ['vinterlue', beanies],
  ['fjellbukser', product('sti-hiking-trousers', 'ur-climbing-trousers', 'kolle-winter-trousers')],
  ['varme votter', mittens],
  ['hvordan vaske merinoull', article('wash-less')],
  ['fri frakt', page('delivery')],
  ['bytte størrelse', page('returns', 'size-help')],
  ['ledige stillinger', page('about')],
  ['anorakk', jackets],
  ['ulltøy', baseLayers],
  ['rygsekk', packs],
  ['regnjake dame', product('vestavaer-rain-jacket')],
  ['turjakke', jackets],
  ['sommerkjole', product('slatte-dress')],
  ['ullongs', product('varme-long-johns')],
  ['fiskevest', product('snelle-fishing-vest')],
  [
    'klær av hamp',
    [...product('sval-hemp-shirt', 'vev-hemp-trousers', 'hamp-t-shirt', 'slatte-dress'), ...article('hemp-is-back')],
  ],
  ['fleecegenser', fleece],
  ['løpetights dame', product('loype-tights')],
  ['treningsklær', product('dugg-training-top', 'loype-tights', 'solvind-tank-top', 'lauv-tank-top')],
  ['svart lue', beanies],
  ['grå genser herre', product('stein-sweater')],
  ['jakke xl', jackets],
  ['hvor ligger butikken', page('contact')],
  ['returnere vare', page('returns')],
  ['vipps', page('terms')],
  ['kan jeg betale med faktura', page('terms')],
  ['hva koster frakten', page('delivery')],
  ['ødelagt glidelås', repairs],
  ['hull på albuen', article('patch-an-elbow')],
  ['vanntette votter', product('neve-shell-mittens')],
  ['tynn ulltrøye', product('rim-thin-wool-top')],
  ['langermet trøye dame', [...baseLayers, ...product('dugg-training-top')]],
  ['ullkjole', product('rogn-wool-dress')],
  ['kortbukse', [...product('bekk-shorts', 'krok-pocket-shorts'), ...type('trousers-and-shorts')]],
  ['hverdagssokker', product('sikksakk-everyday-socks')],
  ['varm jakke til vinteren', winterJackets],
  ['damevest', vests],
  ['skjorter herre', [...product('furu-flannel-shirt', 'sval-hemp-shirt'), ...type('jackets-and-shirts')]],
]

const secondEn: typeof en = [
  ['blue jacket women', blueJackets],
  ['rain pants', product('vestavaer-rain-trousers')],
  ['wool sweater mens', sweaters],
  ['gift for dad', gifts],
  ['mens beanie', beanies],
  ['hiking backpack 45l', product('hytte-pack-45')],
  ['how do i return an item', page('returns')],
  ['free shipping', page('delivery')],
  ['what size should i order', page('size-help')],
  ['waterproof mittens', product('neve-shell-mittens')],
  ['long sleeve base layer', baseLayers],
  ['softshel jacket', product('vidde-softshell-jacket')],
  ['womens dress wool', product('rogn-wool-dress')],
  ['fix broken zipper', repairs],
]

const heldOutNb: typeof nb = [
  ['julegave til pappa', gifts],
  ['regnfrakk', rainwear],
  ['svarte sokker', product('sikksakk-everyday-socks')],
  ['tursokker', product('trakk-hiking-socks')],
  ['hettejakke herre', [...jackets, ...fleece]],
  ['hansker dame str m', mittens],
  ['ullgensere dame', sweaters],
  ['bærepose til byen sekk', product('brygge-city-pack-16')],
  ['hvordan måler jeg meg', page('size-help')],
  ['spore pakken', page('delivery')],
  [
    'er klærne laget i norge',
    [
      ...page('about'),
      'landingPage-environment',
      ...article('sheep-to-sweater', 'from-drawing-to-jacket', 'what-a-jacket-costs'),
    ],
  ],
  ['reklamasjon', [...page('terms', 'returns'), 'landingPage-repairs']],
  ['varmt undertøy til skitur', baseLayers],
  ['flanelskjorte', product('furu-flannel-shirt')],
]

const heldOutEn: typeof en = [
  ['warm winter coat', winterJackets],
  ['shorts for men', [...product('bekk-shorts', 'krok-pocket-shorts'), ...type('trousers-and-shorts')]],
  ['contact number', page('contact')],
  ['exchange wrong size', page('returns')],
  ['fleece jaket', fleece],
  ['wool hat red', beanies],
]

const inBoth = (norwegian: typeof nb, english: typeof en): readonly ShopperQuery[] => [
  ...norwegian.map(([q, expected]) => ({ lang: 'nb' as const, q, expected })),
  ...english.map(([q, expected]) => ({ lang: 'en' as const, q, expected })),
]

/** As shoppers type, in both languages. Add to them; an expectation changes only when the demo shop does. */
export const SHOPPER_QUERIES = inBoth([...nb, ...secondNb], [...en, ...secondEn])

/**
 * Written without knowledge of synonyms and texts, to see how the search does with queries that it was not tuned for. When misses among them have led to a change of the
 * search, they are no longer unseen: move them to the queries above and write others.
 */
export const HELD_OUT_QUERIES = inBoth(heldOutNb, heldOutEn)
