import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, html, linkButton, ruler, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const washLess: Article = {
  key: 'wash-less',
  norwegianSlug: 'vask-mindre',
  title: t('Vask mindre, luft mer', 'Wash less, air more'),
  lead: t(
    'De fleste turklær slites mer i maskinen enn på fjellet. Så sjelden kan du vaske, og slik gjør du det.',
    'Most outdoor clothes wear out more in the machine than on the mountain. Here is how rarely you need to wash them, and how.',
  ),
  picture: {
    name: 'lake-spring-day',
    alt: t(
      'Et fjellvann med robåt og rød hytte på en vårdag',
      'A mountain lake with a rowing boat and a red cabin on a spring day',
    ),
  },
  author: 'Amina Yusuf',
  publishedAt: '2026-03-06',
  content: (t) => [
    ...prose(
      t(
        `Vi målte strekkstyrken i ti turbukser før og etter en sesong. Halvparten var brukt på tur i førti dager og vasket to ganger. Resten lå i skapet og ble vasket førti ganger. De siste var svakest.

Det betyr ikke at du skal gå skitten. Det betyr at du kan **tørke av, lufte og vente**.

## Tre spørsmål før du vasker

1. Lukter det, eller er det bare brukt?
2. Er det én flekk? Ta flekken.
3. Har det hengt ute en natt? Gjør det først.`,
        `We measured the tensile strength of ten pairs of hiking trousers before and after a season. Half were worn for forty days in the hills and washed twice. The rest lay in a cupboard and were washed forty times. The washed ones were the weakest.

That does not mean you should go around dirty. It means that you can **wipe, air and wait**.

## Three questions before washing

1. Does it smell, or is it merely worn?
2. Is it one stain? Treat the stain.
3. Has it hung outside overnight? Do that first.`,
      ),
    ),
    table(
      t('Så ofte vasker vi selv', 'How often we wash our own'),
      t(
        `Plagg | Luft | Vask | Temperatur
Ullundertøy | Etter hver tur | Hver tiende dag i bruk | 40 °C ull
Strikkegenser | Hver uke | To ganger i året | 30 °C ull
Skalljakke | Når den er våt | Hver tjuende turdag | 40 °C
Fleece | Etter hver tur | Fire ganger i året | 30 °C
Sokker | – | Etter to dager | 40 °C`,
        `Garment | Air | Wash | Temperature
Wool base layer | After every trip | Every tenth day of wear | 40 °C wool
Knitted sweater | Weekly | Twice a year | 30 °C wool
Shell jacket | When wet | Every twentieth day out | 40 °C
Fleece | After every trip | Four times a year | 30 °C
Socks | – | After two days | 40 °C`,
      ),
    ),
    ...prose(t('## Når du først vasker', '## When you do wash')),
    columns(
      prose(
        t(
          `### Gjør

- Lukk glidelåser og borrelås
- Fyll maskinen helt når du vasker fleece
- Bruk halvparten av såpen
- Skyll skalltøy to ganger`,
          `### Do

- Close zips and hook-and-loop
- Fill the machine when washing fleece
- Use half the detergent
- Rinse shells twice`,
        ),
      ),
      prose(
        t(
          `### Ikke gjør

- ~~Tøymykner~~, det tetter membranen
- ~~Forvask~~, bruk en børste
- ~~Tørketrommel til ull~~
- ~~Blekemiddel~~, heller ikke litt`,
          `### Do not

- ~~Softener~~, it clogs the membrane
- ~~Prewash~~, use a brush
- ~~Tumble dry wool~~
- ~~Bleach~~, not even a little`,
        ),
      ),
    ),
    html(
      t(
        `<details><summary>Hva betyr symbolene på lappen?</summary><p>Balje: vask. Trekant: bleking. Firkant: tørking. Strykejern: stryking. Sirkel: rens. En strek under betyr skånsomt, to streker svært skånsomt, og kryss betyr la være.</p></details>`,
        `<details><summary>What do the symbols on the label mean?</summary><p>Tub: wash. Triangle: bleach. Square: dry. Iron: iron. Circle: dry clean. One line below means gentle, two lines very gentle, and a cross means do not.</p></details>`,
      ),
    ),
    ruler(),
    ...prose(
      t(
        'Når vannet ikke lenger perler på skallet etter vask, trenger det varme, ikke mer kjemi: `20 minutter på lav varme` i trommelen gjør det vannavvisende igjen. Hjelper ikke det, er det på tide å impregnere.',
        'When water no longer beads on your shell after a wash it needs heat, not more chemicals: `20 minutes on low heat` in the dryer will revive the treatment. If that does not help, it is time to reproof.',
      ),
    ),
    linkButton(t('Spør oss om plagget ditt', 'Ask us about your garment'), '@page-contact'),
  ],
  readAlso: ['sheep-to-sweater', 'patch-an-elbow'],
}
