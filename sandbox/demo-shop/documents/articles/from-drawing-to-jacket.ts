import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { weakReference } from '#sandbox/demo-shop/builders/references.ts'
import {
  actionButton,
  carousel,
  html,
  placedImage,
  productSelection,
  slide,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const fromDrawingToJacket: Article = {
  key: 'from-drawing-to-jacket',
  norwegianSlug: 'fra-tegning-til-jakke',
  title: t('Fra blyanttegning til jakke', 'From a pencil drawing to a jacket'),
  lead: t(
    'Marte Brattli tegnet en jakke på baksiden av et skoleskjema. Seksten måneder senere hang den i butikken.',
    'Marte Brattli drew a jacket on the back of a school form. Sixteen months later it hung in the store.',
  ),
  picture: {
    name: 'ridge-summer-dusk',
    alt: t('Blånende åsrygger i lag etter solnedgang', 'Layers of bluish ridges after sunset'),
  },
  author: 'Jonas Tveit',
  publishedAt: '2026-09-17',
  content: (t) => [
    ...prose(
      t(
        `«Jeg hadde ikke tenkt å sende den inn», sier Marte. Hun er lærer i Mosjøen og går tur nesten hver kveld, helst etter at ungene har lagt seg. Det hun manglet, var noe å trekke over alt annet når dagen går over i natt og vinden snur.

Tegningen viste en jakke i to farger, med et mørkere felt over skuldrene, «fordi det er der sekken skitner til». I margen sto det tre ord: _lomme på brystet_.`,
        `“I had not meant to send it in,” says Marte. She teaches in Mosjøen and goes for a walk almost every evening, preferably once the children are asleep. What she was missing was something to pull over everything else when day turns to night and the wind shifts.

The drawing showed a jacket in two colours, with a darker panel over the shoulders, “because that is where the pack leaves its dirt”. Four words stood in the margin: _pocket on the chest_.`,
      ),
    ),
    placedImage('landscape/sewing-red', {
      alt: t('En symaskin med rødt stoff under nåla', 'A sewing machine with red cloth under the needle'),
      align: 'right',
      maxWidthPx: 420,
      caption: t(
        'Det første mønsteret hadde elleve deler. Det siste har sju.',
        'The first pattern had eleven pieces. The last has seven.',
      ),
    }),
    ...prose(
      t(
        `## 212 svar på én dag

Vi la tegningen ut i [fellesskapet](@communityPage) en mandag. Tirsdag hadde 212 medlemmer svart. De fleste ville ha lomma på venstre side. Sju ville ha den bort. En fisker på Træna forklarte hvorfor hetta måtte sys i tre deler i stedet for to, og han hadde rett.

> Et plagg blir ikke bedre av at alle får det som de vil. Det blir bedre av at noen forklarer hvorfor.`,
        `## 212 answers in a day

We posted the drawing in the [community](@communityPage) on a Monday. By Tuesday 212 members had answered. Most wanted the pocket on the left. Seven wanted it gone altogether. A fisherman on Træna explained why the hood had to be sewn in three parts instead of two, and he was right.

> A garment does not get better because everyone gets their way. It gets better because someone explains why.`,
      ),
    ),
    carousel(
      t('Veien dit', 'The way there'),
      slide(
        'landscape/workshop-evening',
        t('Systua om kvelden, med lys over arbeidsbordet', 'The workshop in the evening, a lamp over the table'),
        t('Prototype én, november', 'Prototype one, November'),
      ),
      slide(
        'landscape/coast-autumn-dusk',
        t('En kyst med hus og fyr i høstskumring', 'A coast with a house and a lighthouse in autumn dusk'),
        t('Prøvd på Træna, mars', 'Tested on Træna, March'),
      ),
      slide(
        'landscape/fabric-hemp',
        t('Folder av vevd hampstoff i flere farger', 'Folds of woven hemp in several colours'),
        t('Stoffet vi endte med', 'The cloth we ended up with'),
        t('/nb/shop/skumring-vindjakke', '/en/shop/skumring-wind-jacket'),
      ),
      weakReference('product-skumring-wind-jacket'),
    ),
    placedImage('landscape/cabin-autumn-dusk', {
      alt: t('Ei hytte med lys i vinduet i høstskumring', 'A cabin with a lit window in autumn dusk'),
      align: 'left',
      maxWidthPx: 360,
      caption: t('Prototype én på hyttetur, sent på høsten.', 'Prototype one on a cabin trip, late autumn.'),
    }),
    ...prose(
      t(
        `## Hva Marte fikk

Medlemmer som får en idé i produksjon, får to prosent av salget de første tre årene. Så langt har det blitt 31 400 kroner. Hun har brukt noe av det på et bedre sykkellys.

Det var likevel ikke det som gjorde mest inntrykk. «Jeg møtte en fremmed med den på toget», sier hun. «Jeg turte ikke si noe.»`,
        `## What Marte got

Members whose idea goes into production receive two per cent of sales for the first three years. So far that is 31 400 kroner. She spent some of it on a better bike light.

Still, that was not what moved her the most. “I met a stranger wearing it on the train,” she says. “I did not dare say a word.”`,
      ),
    ),
    html(
      t(
        `<dl><dt>Tegning mottatt</dt><dd>mai 2024</dd><dt>Prototyper</dt><dd>fire</dd><dt>Svar fra medlemmer</dt><dd>212</dd><dt>I butikken</dt><dd>september 2025</dd></dl>`,
        `<dl><dt>Drawing received</dt><dd>May 2024</dd><dt>Prototypes</dt><dd>four</dd><dt>Answers from members</dt><dd>212</dd><dt>In the store</dt><dd>September 2025</dd></dl>`,
      ),
    ),
    placedImage('landscape/ridge-autumn-dawn', {
      alt: t('Fjellrygger i morgentåke om høsten', 'Ridges in morning fog in autumn'),
      align: 'center',
      maxWidthPx: 900,
      caption: t('Utsikten fra Martes kveldstur.', 'The view from Marte’s evening walk.'),
    }),
    productSelection(
      t('Jakka og det som passer til', 'The jacket and what goes with it'),
      'skumring-wind-jacket',
      'furu-flannel-shirt',
      'vidde-softshell-jacket',
    ),
    ...prose(
      t(
        `## Din tur

En blyant holder. Skriv hva plagget skal brukes til, og hvor lommene skal sitte.`,
        `## Your turn

A pencil will do. Tell us what the garment is for, and where the pockets go.`,
      ),
    ),
    actionButton('submitIdea', t('Send inn en idé', 'Send in an idea')),
  ],
  readAlso: ['twelve-testers', 'why-we-take-preorders'],
}
