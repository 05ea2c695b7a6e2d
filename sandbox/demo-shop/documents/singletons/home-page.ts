import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeString, localeText, t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { accessibleImage, weakReference } from '#sandbox/demo-shop/builders/references.ts'
import { linkButton, localeRichText } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import { searchNamesOf } from '#schemas/fields/searchNames.ts'
import { clothingTypeId } from '../clothing-types.ts'

export function homePage(): DemoDocument {
  return document({
    _id: 'homePage',
    _type: 'homePage',
    searchNames: searchNamesOf('homePage'),
    heroHeading: localeString(t('Turklær som får tid på seg', 'Outdoor clothes that take their time')),
    heroPromise: localeString(
      t(
        'Tegnet i Bergen, laget i små opplag og reparert så lenge du har dem.',
        'Designed in Bergen, made in small runs and repaired for as long as you own them.',
      ),
    ),
    heroImage: accessibleImage(
      'landscape/ridge-autumn-dawn',
      t(
        'To turgåere foran fjellrygger i lag, i lav høstsol',
        'Two hikers looking out over layered ridges in low autumn sun',
      ),
    ),
    crowdfundingHeading: localeString(t('Blir laget hvis mange nok vil', 'Made if enough of you want them')),
    preorderHeading: localeString(t('Forhåndsbestill, så lager vi', 'Preorder, and we make it')),
    ...editorial(),
    categoriesHeading: localeString(t('Finn det du mangler', 'Find what you need')),
    clothingTypes: (
      [
        'jackets-and-shirts',
        'trousers-and-shorts',
        'sweaters-and-fleece',
        'base-layers',
        'rainwear',
        'packs-and-shelters',
      ] as const
    ).map((key) => weakReference(clothingTypeId(key))),
    treeFigure: 312480,
    treeText: localeText(
      t(
        'trær er plantet for pengene du og andre har handlet for. To kroner av hver hundrelapp går til Skoglaget.',
        'trees have been planted with what you and others have spent here. Two of every hundred kroner go to Skoglaget.',
      ),
    ),
    ...community(),
    content: localeRichText((t) => [
      ...prose(
        t(
          `## Hvorfor ting tar tid her

Noe ligger klart til å sendes. Alt nytt lager vi først når mange nok har bedt om det. Da slipper vi å gjette, og ingenting ender på salg eller i ovnen. Må du vente, står leveringsmåneden på produktet.`,
          `## Why things take time here

Some things are ready to be sent. Anything new we make only once enough people have asked for it. That way we need not guess, and nothing ends up in a sale or a furnace. If you have to wait, the month of delivery is shown with the product.`,
        ),
      ),
      linkButton(t('Les om forhåndsbestilling', 'Read about preorders'), '@contentPage-why-we-take-preorders'),
    ]),
    seo: seo({
      title: t('Tretopp: turklær fra Bergen, laget i små opplag', 'Tretopp: outdoor clothes from Bergen in small runs'),
      description: t(
        'Turklær for kvinner og menn fra en systue i Bergen. Kjøp, forhåndsbestill, støtt produksjonen eller kom med en idé.',
        'Outdoor clothes for women and men from a workshop in Bergen. Buy, preorder, support production or share an idea.',
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
        'Marte drew it on the back of a school form. 212 members had views on the pocket. Now it hangs in the store.',
      ),
    ),
    editorialImage: accessibleImage(
      'landscape/sewing-red',
      t('En symaskin med rødt stoff under nåla', 'A sewing machine with red cloth under the needle'),
    ),
    editorialLinkText: localeString(t('Les historien', 'Read the story')),
    editorialLink: weakReference('contentPage-from-drawing-to-jacket'),
  }
}

function community() {
  return {
    communityHeading: localeString(t('Vær med og bestem hva vi lager', 'Help decide what we make')),
    communityText: localeText(
      t(
        '41 000 medlemmer krangler vennlig om lommer, skriver ærlige anmeldelser og sender inn idéer. Det er gratis å være med.',
        '41 000 members argue amiably about pockets, write honest reviews and send in ideas. Joining is free.',
      ),
    ),
    communityImage: accessibleImage(
      'landscape/campfire-dusk',
      t(
        'To mennesker ved et bål foran et telt i sommerskumring',
        'Two people by a fire in front of a tent at dusk in summer',
      ),
    ),
  }
}
