import { type DemoDocument, document } from '../builders/document.ts'
import { localeSlug, localeString, localeText, type Text, t } from '../builders/localised.ts'
import { accessibleImage } from '../builders/references.ts'
import type { ClothingTypeKey } from '../catalogue/types.ts'
import { portrait } from '../pictures-plan.ts'

interface ClothingTypeCopy {
  key: ClothingTypeKey
  title: Text
  slug: Text
  lead: Text
  genders?: ('women' | 'men')[]
  picture: { product: string; alt: Text }
}

/** In the order in which menus and the front page show them. */
const CLOTHING_TYPES: ClothingTypeCopy[] = [
  {
    key: 'jackets-and-shirts',
    title: t('Jakker og skjorter', 'Jackets and shirts'),
    slug: t('jakker-og-skjorter', 'jackets-and-shirts'),
    lead: t(
      'Det ytterste laget, fra skalljakker til skjorter du kan ha på jobb. Alt kan repareres, og glidelåsene kan byttes.',
      'The outer layer, from shells to shirts that you can wear to work. Everything can be repaired, and every zip can be replaced.',
    ),
    picture: {
      product: 'skumring-wind-jacket',
      alt: t('Vindjakke i lyng og blåbær med hette', 'Wind jacket in heather and blueberry with a hood'),
    },
  },
  {
    key: 'trousers-and-shorts',
    title: t('Bukser og shorts', 'Trousers and shorts'),
    slug: t('bukser-og-shorts', 'trousers-and-shorts'),
    lead: t(
      'Bukser til fjellet og til mandag morgen, i flere lengder så du slipper å legge opp.',
      'Trousers for the mountain and for Monday morning, in several lengths, so there is no hemming.',
    ),
    picture: {
      product: 'sti-hiking-trousers',
      alt: t('Turbukse i myrbrunt med lårlomme', 'Hiking trousers in peat brown with a thigh pocket'),
    },
  },
  {
    key: 'sweaters-and-fleece',
    title: t('Gensere og fleece', 'Sweaters and fleece'),
    slug: t('gensere-og-fleece', 'sweaters-and-fleece'),
    lead: t(
      'Mellomlaget gjør jobben når du stopper. Ull fra norske sauer, og fleece som slipper minst mulig fiber i vasken.',
      'The middle layer does its work when you stop. Wool from Norwegian sheep, and fleece that sheds as little as possible in the wash.',
    ),
    picture: {
      product: 'stein-sweater',
      alt: t('Strikket genser med mønstret bærestykke', 'Knitted sweater with a patterned yoke'),
    },
  },
  {
    key: 'base-layers',
    title: t('Ullundertøy', 'Base layers'),
    slug: t('ullundertoy', 'base-layers'),
    lead: t(
      'Innerst mot kroppen, hele vinteren. Trøyer og stillongs i ull som ikke klør og ikke lukter.',
      'Closest to the body, all winter. Tops and long johns in wool that neither itches nor smells.',
    ),
    picture: {
      product: 'varme-wool-top',
      alt: t('Vaflet ulltrøye i granfarge', 'Waffle-knit wool top in spruce'),
    },
  },
  {
    key: 't-shirts-and-tank-tops',
    title: t('T-skjorter og singleter', 'T-shirts and tank tops'),
    slug: t('t-skjorter-og-singlet', 't-shirts-and-tank-tops'),
    lead: t(
      'Tynn ull og hamp til varme dager. De tørker fort og tåler å bli brukt mye.',
      'Thin wool and hemp for warm days. They dry fast and stand up to hard wear.',
    ),
    picture: {
      product: 'lauv-wool-t-shirt',
      alt: t('T-skjorte i mosegrønn ull', 'T-shirt in moss green wool'),
    },
  },
  {
    key: 'rainwear',
    title: t('Regntøy', 'Rainwear'),
    slug: t('regntoy', 'rainwear'),
    lead: t(
      'Vi holder til i Bergen. Nytt regntøy er prøvd før lunsj.',
      'Our workshop is in Bergen. New rainwear is tested before lunch.',
    ),
    picture: {
      product: 'vestavaer-rain-jacket',
      alt: t('Regnjakke i lysegrønt med hette', 'Rain jacket in pale green with a hood'),
    },
  },
  {
    key: 'vests',
    title: t('Vester', 'Vests'),
    slug: t('vester', 'vests'),
    lead: t(
      'Varme der du trenger den, og armene fri til å hogge ved.',
      'Warmth where you need it, and arms free for chopping wood.',
    ),
    picture: {
      product: 'glo-vest',
      alt: t('Vattert vest i multefarge', 'Quilted vest in cloudberry'),
    },
  },
  {
    key: 'dresses',
    title: t('Kjoler', 'Dresses'),
    slug: t('kjoler', 'dresses'),
    genders: ['women'],
    lead: t(
      'Kjoler med ordentlige lommer, i hamp til sommeren og ull til resten av året.',
      'Dresses with proper pockets, in hemp for summer and wool for the rest of the year.',
    ),
    picture: {
      product: 'slatte-dress',
      alt: t('Hampkjole i lavgrønt med korte ermer', 'Hemp dress in lichen green with short sleeves'),
    },
  },
  {
    key: 'hats-and-mittens',
    title: t('Luer, caps og votter', 'Hats, caps and mittens'),
    slug: t('luer-og-votter', 'hats-and-mittens'),
    lead: t(
      'Små plagg som avgjør om turen blir lang eller kort.',
      'Small things that decide whether the day is long or short.',
    ),
    picture: {
      product: 'rand-beanie',
      alt: t('Fjordblå lue med dusk og en rand av graner', 'Fjord blue beanie with a bobble and a row of spruces'),
    },
  },
  {
    key: 'socks',
    title: t('Sokker', 'Socks'),
    slug: t('sokker', 'socks'),
    lead: t(
      'Ullsokker til sko, støvler og stuegulv. Får du hull på hælen, viser vi deg hvordan du stopper dem.',
      'Wool socks for shoes, boots and bare floors. When the heel wears through, we show you how to darn it.',
    ),
    picture: {
      product: 'trakk-hiking-socks',
      alt: t('Et par tursokker i einergrønt', 'A pair of hiking socks in juniper green'),
    },
  },
  {
    key: 'packs-and-shelters',
    title: t('Sekker og le', 'Packs and shelters'),
    slug: t('sekker-og-le', 'packs-and-shelters'),
    lead: t(
      'Det du bærer på ryggen, og det du kryper inn i når vinden tar seg opp.',
      'What you carry on your back, and what you crawl into when the wind picks up.',
    ),
    picture: {
      product: 'dagstur-pack-24',
      alt: t('Tursekk i mosegrønt med lokk og sidelommer', 'Backpack in moss green with a lid and side pockets'),
    },
  },
]

export function clothingTypeId(key: ClothingTypeKey): string {
  return `clothingType-${key}`
}

export function clothingTypes(): DemoDocument[] {
  return CLOTHING_TYPES.map((copy, index) =>
    document({
      _id: clothingTypeId(copy.key),
      _type: 'clothingType',
      title: localeString(copy.title),
      slug: localeSlug(copy.slug),
      genders: copy.genders ?? ['women', 'men'],
      priority: (CLOTHING_TYPES.length - index) * 10,
      image: accessibleImage(portrait(copy.picture.product), copy.picture.alt),
      lead: localeText(copy.lead),
    }),
  )
}

export function clothingTypeTexts(key: ClothingTypeKey): Pick<ClothingTypeCopy, 'title' | 'slug'> {
  const found = CLOTHING_TYPES.find((copy) => copy.key === key)
  if (!found) throw new Error(`No such clothing type: ${key}`)
  return found
}
