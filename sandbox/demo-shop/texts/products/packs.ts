import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, placedImage, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const PACK_COPY: Record<string, ProductCopy> = {
  'dagstur-pack-24': {
    lead: t(
      'Sekk til dagsturen. Fem slitedeler kan du bytte selv, helt uten verktøy.',
      'A pack for day trips. Five parts that wear out can be replaced by you, without tools.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Spenner, bæreremmer, brystreim, hoftebelte og lokk kan løsnes for hånd. Vi selger alle delene hver for seg, og tegningen ligger i lokket.`,
          `Buckles, shoulder straps, chest strap, hip belt and lid come off by hand. We sell every part separately, and the drawing is in the lid.`,
        ),
      ),
      table(
        t('Deler og priser', 'Parts and prices'),
        t(
          'Del | Pris\nSpenne | 25 kr\nBrystreim | 90 kr\nHoftebelte | 290 kr\nLokk | 340 kr\nBæreremmer, par | 380 kr',
          'Part | Price\nBuckle | NOK 25\nChest strap | NOK 90\nHip belt | NOK 290\nLid | NOK 340\nShoulder straps, pair | NOK 380',
        ),
      ),
      ...prose(
        t(
          `## Inni

Ett stort rom og ett lite. Det lille ligger inn mot ryggen, til genseren som må holde seg tørr.`,
          `## Inside

One large compartment and one small. The small one lies against your back, for the sweater that must stay dry.`,
        ),
      ),
    ],
    material: t(
      '100 % resirkulert polyamid, 210 denier ripstop. Vekt 920 g.',
      '100% recycled polyamide, 210 denier ripstop. Weight 920 g.',
    ),
    care: 'pack',
    sizeGuide: 'backs',
  },
  'hytte-pack-45': {
    lead: t(
      'Sekk for tre dager på tur, i voksbehandlet lerret og lær. Vi syr den når 80 har reservert.',
      'A pack for three days out, in waxed canvas and leather. We sew it once 80 people have reserved.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hytte er sekken vi selv ville hatt til påske: stor nok til mat for tre dager, liten nok til at du ikke tar med mer. Lerretet lukter voks og telt. Bunnen er av lær som kan smøres.

Når 80 har reservert, klipper vi. Blir det ikke 80, klipper vi ikke, og ingen betaler noe.`,
          `Hytte is the pack we would want for Easter: large enough for three days’ food, small enough that you bring no more. The canvas smells of wax and tents. The base is leather that can be greased.

Once 80 have reserved, we cut. If we do not get to 80 we do not, and nobody pays anything.`,
        ),
      ),
      placedImage('landscape/cabin-winter-night', {
        alt: t('Ei hytte med lys i vinduet i vinternatten', 'A cabin with a lit window in the winter night'),
        align: 'center',
        maxWidthPx: 720,
        caption: t('Dit skal den.', 'Where it is going.'),
      }),
      columns(
        [factBox(t('Vekt', 'Weight'), t('1 780 g', '1 780 g'))],
        [factBox(t('Rom', 'Volume'), t('45 liter, 52 med kragen oppe', '45 litres, 52 with the collar up'))],
        [factBox(t('Garanti', 'Guarantee'), t('Sømmene holder, ellers syr vi dem', 'The seams hold, or we sew them'))],
      ),
    ],
    material: t(
      '100 % bomullslerret med bivoks, 400 g/m². Bunn: storfelær, vegetabilsk garvet.',
      '100% cotton canvas with beeswax, 400 g/m². Base: cowhide, vegetable tanned.',
    ),
    care: 'pack',
    sizeGuide: 'backs',
  },
  'le-wind-sack': {
    lead: t(
      'Vindsekk for to eller fire. Den du håper at du ikke får bruk for, og som gjør lunsjen lun.',
      'A wind sack for two or four. You hope you will never need it, and it makes a warm place for lunch.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Sett dere på kanten, dra den over hodet og vent. Etter to minutter er det ti grader varmere der inne. Vinduet er sydd inn på den siden som pleier å være unna vinden.

- Gulv som kan åpnes, så våte støvler blir utenfor
- To luftehull som aldri kan lukkes helt
- Plass til en termos på midten`,
          `Sit on the edge, pull it over your heads and wait. After two minutes it is ten degrees warmer inside. The window is on the side that is usually out of the wind.

- A floor that opens, so that wet boots stay outside
- Two vents that never close completely
- Room for a flask in the middle`,
        ),
      ),
      factBox(
        t('Fjellvettreglene', 'The mountain code'),
        t(
          '«Vend i tide, det er ingen skam å snu.» En vindsekk gir dere tid til å bestemme dere.',
          '“Turn back in time, there is no shame in it.” A wind sack buys you time to decide.',
        ),
      ),
    ],
    material: t(
      '100 % resirkulert polyamid, 40 denier ripstop, silikonbelagt.',
      '100% recycled polyamide, 40 denier ripstop, silicone coated.',
    ),
    care: 'pack',
    sizeGuide: 'shelters',
  },
  'brygge-city-pack-16': {
    lead: t(
      'Jobbsekk som ikke ser ut som jobb. Vi har et mønster og trenger meninger.',
      'A pack for work that does not look like work. We have a pattern and need opinions.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Ytterstoffet er restfilt fra en hattefabrikk. Det er vakkert, men trekker vann. Skal vi vokse det, fôre det eller la det være?

> Hvis den ikke tåler turen fra Bybanen til kontoret, er det en veske. – Amina på systua`,
          `The outer cloth is leftover felt from a hat factory. It is beautiful, but it soaks up water. Should we wax it, line it or leave it alone?

> If it cannot stand the walk from the tram to the office, it is a handbag. – Amina in the workshop`,
        ),
      ),
    ],
    material: t(
      'Prøve: 100 % ullfilt, 480 g/m², med bunn av resirkulert gummi.',
      'Sample: 100% wool felt, 480 g/m², with a base of recycled rubber.',
    ),
    care: 'pack',
    sizeGuide: 'cityPacks',
  },
}
