import { searchNamesOf } from '#schemas/fields/searchNames.ts'
import { type DemoDocument, document } from '../builders/document.ts'
import { localeString, type Text, t } from '../builders/localised.ts'
import type { ClothingTypeKey } from '../catalogue/types.ts'
import { clothingTypeTexts } from './clothing-types.ts'
import { links, type MenuRoute, menuRoute, samePath } from './menu-routes.ts'

interface Menu {
  title: Text
  path: Text
  showTo: 'everyone' | 'logged_in' | 'logged_out'
  groups: { title: Text; routes: MenuRoute[] }[]
}

type Gender = 'women' | 'men'

function garments(gender: Gender, ...keys: ClothingTypeKey[]): MenuRoute[] {
  return keys.map((key) => {
    const { title, slug } = clothingTypeTexts(key)
    return menuRoute(title, t(`/shop/${gender}/${slug.nb}`, `/shop/${gender}/${slug.en}`))
  })
}

function genderMenu(gender: Gender, title: Text): Menu {
  const path = samePath(`/shop/${gender}`)
  const dresses: ClothingTypeKey[] = gender === 'women' ? ['dresses'] : []
  return {
    title,
    path,
    showTo: 'everyone',
    groups: [
      {
        title: t('Ytterst', 'Outer layers'),
        routes: garments(gender, 'jackets-and-shirts', 'rainwear', 'vests', 'trousers-and-shorts'),
      },
      {
        title: t('Innerst', 'Inner layers'),
        routes: garments(gender, 'sweaters-and-fleece', 'base-layers', 't-shirts-and-tank-tops', ...dresses),
      },
      {
        title: t('Tilbehør', 'Accessories'),
        routes: garments(gender, 'hats-and-mittens', 'socks', 'packs-and-shelters'),
      },
      {
        title: t('Slik kjøper du', 'Ways to buy'),
        routes: [
          menuRoute(t('Se alt', 'See everything'), path),
          menuRoute(t('Forhåndsbestill', 'Preorder'), samePath(`/shop/${gender}?state=preorder`)),
          menuRoute(t('Støtt produksjonen', 'Support production'), samePath(`/shop/${gender}?state=crowdFunding`)),
          menuRoute(t('Lån og test', 'Borrow and test'), samePath(`/shop/${gender}?state=testPhase`)),
        ],
      },
    ],
  }
}

const ON_THE_DRAWING_BOARD = {
  title: t('På tegnebrettet', 'On the drawing board'),
  routes: [
    menuRoute(t('Garn nettingtrøye', 'Garn mesh top'), t('/community/garn-nettingtroye', '/community/garn-mesh-top')),
    menuRoute(
      t('Snelle fiskevest', 'Snelle fishing vest'),
      t('/community/snelle-fiskevest', '/community/snelle-fishing-vest'),
    ),
    menuRoute(
      t('Brygge bysekk', 'Brygge city pack'),
      t('/community/brygge-bysekk-16', '/community/brygge-city-pack-16'),
    ),
  ],
}

const HOW_THE_COMMUNITY_WORKS = menuRoute(t('Slik fungerer det', 'How it works'), samePath('/content/community'))

const MENUS: Menu[] = [
  genderMenu('women', t('Kvinner', 'Women')),
  genderMenu('men', t('Menn', 'Men')),
  {
    title: t('Magasin', 'Journal'),
    path: t('/magasin', '/journal'),
    showTo: 'everyone',
    groups: [
      {
        title: t('Les', 'Read'),
        routes: [
          menuRoute(t('Alle artikler', 'All articles'), t('/magasin', '/journal')),
          menuRoute(t('Lapp en albue', 'Patch an elbow'), t('/magasin/lapp-en-albue', '/journal/patch-an-elbow')),
          menuRoute(
            t('Hva en jakke koster', 'What a jacket costs'),
            t('/magasin/hva-en-jakke-koster', '/journal/what-a-jacket-costs'),
          ),
          menuRoute(t('Vask mindre', 'Wash less'), t('/magasin/vask-mindre', '/journal/wash-less')),
        ],
      },
    ],
  },
  {
    title: t('Fellesskapet', 'Community'),
    path: samePath('/community'),
    showTo: 'logged_in',
    groups: [
      ON_THE_DRAWING_BOARD,
      {
        title: t('Deg', 'You'),
        routes: [menuRoute(t('Min side', 'My account'), samePath('/account')), HOW_THE_COMMUNITY_WORKS],
      },
    ],
  },
  {
    title: t('Bli med', 'Join us'),
    path: samePath('/community'),
    showTo: 'logged_out',
    groups: [
      ON_THE_DRAWING_BOARD,
      {
        title: t('Ny her', 'New here'),
        routes: [menuRoute(t('Bli medlem', 'Become a member'), samePath('/account')), HOW_THE_COMMUNITY_WORKS],
      },
    ],
  },
  {
    title: t('Om oss', 'About us'),
    path: t('/om-oss', '/about-us'),
    showTo: 'everyone',
    groups: [
      {
        title: t('Tretopp', 'Tretopp'),
        routes: [
          menuRoute(t('Hvem vi er', 'Who we are'), t('/om-oss', '/about-us')),
          menuRoute(t('Miljø', 'Environment'), samePath('/environment')),
          menuRoute(t('Reparasjon', 'Repairs'), t('/reparasjon', '/repairs')),
        ],
      },
      {
        title: t('Hjelp', 'Help'),
        routes: [
          menuRoute(t('Kundeservice', 'Customer service'), t('/kundeservice', '/customer-service')),
          menuRoute(
            t('Finn størrelsen', 'Find your size'),
            t('/kundeservice/finn-storrelsen', '/customer-service/find-your-size'),
          ),
          menuRoute(t('Kontakt oss', 'Contact us'), t('/kundeservice/kontakt-oss', '/customer-service/contact-us')),
        ],
      },
    ],
  },
]

export function mainMenu(): DemoDocument {
  return document({
    _id: 'mainMenu',
    _type: 'mainMenu',
    searchNames: searchNamesOf('mainMenu'),
    items: MENUS.map((menu, index) => ({
      _type: 'menuItem',
      title: localeString(menu.title),
      ...links(menu.path),
      showTo: menu.showTo,
      priority: (MENUS.length - index) * 10,
      groups: menu.groups.map(({ title, routes }) => ({ _type: 'menuGroup', title: localeString(title), routes })),
    })),
  })
}
