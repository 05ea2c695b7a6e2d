import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { reference } from '../../builders/references.ts'
import { actionButton, carousel, html, placedImage, productSelection, slide } from '../../builders/rich-text.ts'
import type { Article } from './article.ts'

export const fromDrawingToAnorak: Article = {
  key: 'from-drawing-to-anorak',
  norwegianSlug: 'fra-tegning-til-anorakk',
  title: t('Fra blyanttegning til anorakk', 'From a pencil drawing to an anorak'),
  lead: t(
    'Marte Brattli tegnet en anorakk på baksiden av et skoleskjema. Seksten måneder senere hang den i butikken.',
    'Marte Brattli drew an anorak on the back of a school form. Sixteen months later it hung in the store.',
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
        `«Jeg hadde ikke tenkt å sende den inn,» sier Marte. Hun er lærer i Mosjøen og går tur nesten hver kveld, helst etter at ungene har lagt seg. Det hun manglet, var noe å trekke over resten når dagen går over i natt og vinden snur.

Tegningen viste en anorakk i to farger, mørk nederst og lys øverst, «så jeg blir sett av biler, men ikke av elgen». I margen sto det tre ord: _én stor lomme_.`,
        `“I had not meant to send it in,” says Marte. She teaches in Mosjøen and goes for a walk almost every evening, preferably once the children are asleep. What she lacked was something to pull over the rest when day turns to night and the wind shifts.

The drawing showed an anorak in two colours, dark below and light above, “so that cars see me, but the moose does not”. Three words stood in the margin: _one large pocket_.`,
      ),
    ),
    placedImage('landscape/sewing-pattern', {
      alt: t('Mønsterdeler av papir på et klippebord', 'Paper pattern pieces on a cutting table'),
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

Vi la tegningen ut i [fellesskapet](@communityPage) en mandag. Tirsdag hadde 212 medlemmer svart. De fleste ville ha lomma enda større. Syv ville ha den bort. En fisker på Træna forklarte hvorfor hetta måtte sys i tre deler i stedet for to, og han hadde rett.

> Et plagg blir ikke bedre av at alle får det som de vil. Det blir bedre av at noen forklarer hvorfor.`,
        `## 212 answers in a day

We posted the drawing in the [community](@communityPage) on a Monday. By Tuesday 212 members had answered. Most wanted the pocket even larger. Seven wanted it gone. A fisherman on Træna explained why the hood had to be sewn in three parts instead of two, and he was right.

> A garment does not get better because everyone has their way. It gets better when someone explains why.`,
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
        t('Værhard kyst i høstskumring', 'A weather-beaten coast in autumn dusk'),
        t('Prøvd på Træna, mars', 'Tested on Træna, March'),
      ),
      slide(
        'landscape/fabric-hemp',
        t('Nærbilde av vevd hampstoff', 'Close-up of woven hemp cloth'),
        t('Stoffet vi endte med', 'The cloth we ended up with'),
        t('/nb/shop/skumring-anorakk', '/en/shop/skumring-anorak'),
      ),
      reference('product-skumring-anorak'),
    ),
    placedImage('landscape/cabin-autumn-dusk', {
      alt: t('En hytte med lys i vinduet i høstskumring', 'A cabin with a lit window in autumn dusk'),
      align: 'left',
      maxWidthPx: 360,
      caption: t('Ferdig prøvd i oktober.', 'Testing done, October.'),
    }),
    ...prose(
      t(
        `## Hva Marte fikk

Medlemmer som får en idé i produksjon, får to prosent av salget de første tre årene. Så langt har det blitt 31 400 kroner. Hun har brukt noe av det på et bedre sykkellys.

Det var likevel ikke det som gjorde mest inntrykk. «Jeg møtte en fremmed med den på toget,» sier hun. «Jeg turte ikke si noe.»`,
        `## What Marte got

Members whose idea goes into production receive two per cent of sales for the first three years. So far that is 31,400 kroner. She spent some of it on a better bicycle lamp.

Still, that was not what moved her most. “I met a stranger wearing it on the train,” she says. “I did not dare say a word.”`,
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
      t('Anorakken og det som passer til', 'The anorak and what goes with it'),
      'skumring-anorak',
      'furu-flannel-shirt',
      'vidde-softshell-jacket',
    ),
    ...prose(t('## Din tur', '## Your turn')),
    actionButton('submitIdea', t('Send inn en idé', 'Send in an idea')),
    actionButton('register', t('Bli medlem', 'Become a member'), 'center'),
    actionButton('login', t('Logg inn', 'Log in'), 'right'),
  ],
  readAlso: ['twelve-testers', 'why-we-take-preorders'],
}
