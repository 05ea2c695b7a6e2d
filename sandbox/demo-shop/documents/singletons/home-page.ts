import { type DemoDocument, document } from '../../builders/document.ts'
import { localeString, localeText, t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { accessibleImage, reference } from '../../builders/references.ts'
import { linkButton, localeRichText } from '../../builders/rich-text.ts'
import { seo } from '../../builders/seo.ts'
import { clothingTypeId } from '../clothing-types.ts'

export function homePage(): DemoDocument {
  return document({
    _id: 'homePage',
    _type: 'homePage',
    heroHeading: localeString(t('Klær som får tid på seg', 'Clothes that take their time')),
    heroPromise: localeString(
      t(
        'Laget når du trenger dem. Reparert så lenge du har dem.',
        'Made when you need them. Repaired for as long as you have them.',
      ),
    ),
    heroImage: accessibleImage(
      'landscape/ridge-autumn-dawn',
      t('To turgåere foran fjellrygger i lag, i lav høstsol', 'Two hikers before layered ridges in low autumn sun'),
    ),
    crowdfundingHeading: localeString(t('Blir til hvis du vil', 'Made if you want them')),
    preorderHeading: localeString(t('På vei fra systua', 'On their way from the workshop')),
    ...editorial(),
    categoriesHeading: localeString(t('Finn det du mangler', 'Find what you lack')),
    clothingTypes: (
      [
        'jackets-and-shirts',
        'trousers-and-shorts',
        'sweaters-and-fleece',
        'base-layers',
        'rainwear',
        'packs-and-shelters',
      ] as const
    ).map((key) => reference(clothingTypeId(key))),
    treeFigure: 312480,
    treeText: localeText(
      t(
        'trær er plantet for pengene du og andre har handlet for. To kroner av hver hundrelapp går til Skoglaget.',
        'trees have been planted with what you and others have spent here. Two kroner of every hundred go to Skoglaget.',
      ),
    ),
    ...community(),
    content: localeRichText((t) => [
      ...prose(
        t(
          `## Hvorfor ting tar tid her

Vi lager de fleste plaggene etter at noen har bestilt dem. Da slipper vi lager, salg og brennbar samvittighet, og du får noe som er sydd fordi du ba om det. Ventetiden står alltid på produktet.`,
          `## Why things take time here

We make most garments after someone has ordered them. That spares us warehouses, sales and a bad conscience, and you get something that was sewn because you asked for it. The waiting time is always shown with the product.`,
        ),
      ),
      linkButton(t('Les om forhåndsbestilling', 'Read about preorders'), '@contentPage-why-we-take-preorders'),
    ]),
    seo: seo({
      title: t('Tretopp: turklær laget når du trenger dem', 'Tretopp: outdoor clothes made when you need them'),
      description: t(
        'Turklær for kvinner og menn fra en systue i Bergen. Forhåndsbestill, støtt produksjonen eller kom med en idé.',
        'Outdoor clothes for women and men from a workshop in Bergen. Preorder, support production or share an idea.',
      ),
    }),
  })
}

function editorial() {
  return {
    editorialHeading: localeString(t('Fra blyanttegning til jakke', 'From a pencil drawing to a jacket')),
    editorialText: localeText(
      t(
        'Marte tegnet den på baksiden av et skoleskjema. 212 medlemmer mente noe om lomma. Nå henger den i butikken.',
        'Marte drew it on the back of a school form. 212 members had views on the pocket. Now it hangs on the peg.',
      ),
    ),
    editorialImage: accessibleImage(
      'landscape/sewing-red',
      t('En symaskin med rødt stoff under nåla', 'A sewing machine with red cloth beneath the needle'),
    ),
    editorialLinkText: localeString(t('Les historien', 'Read the story')),
    editorialLink: reference('contentPage-from-drawing-to-jacket'),
  }
}

function community() {
  return {
    communityHeading: localeString(t('Rundt bålet', 'Around the fire')),
    communityText: localeText(
      t(
        '41 000 medlemmer krangler vennlig om lommer, låner testplagg og bestemmer hva vi skal lage.',
        '41,000 members argue kindly about pockets, borrow test garments and decide what we make.',
      ),
    ),
    communityImage: accessibleImage(
      'landscape/campfire-dusk',
      t('To mennesker ved et bål foran et telt i sommerskumring', 'Two people by a fire before a tent in summer dusk'),
    ),
  }
}
