import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import {
  columns,
  imageBlock,
  linkButton,
  productSelection,
  ruler,
  table,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const twelveTesters: Article = {
  key: 'twelve-testers',
  norwegianSlug: 'tolv-som-tester',
  title: t('Tolv som tester', 'Twelve testers'),
  lead: t(
    'En stretchjakke, tolv medlemmer og fem uker med motvind. Dette skrev de i skjemaet, også det som ikke var hyggelig.',
    'One stretch jacket, twelve members and five weeks of headwind. Here is what they wrote on the form, including the less kind parts.',
  ),
  picture: {
    name: 'coast-summer-day',
    alt: t(
      'Et rødt hus og et fyr ytterst mot havet en sommerdag',
      'A red house and a lighthouse by the sea on a summer day',
    ),
  },
  author: 'Amina Yusuf',
  publishedAt: '2026-11-18',
  content: (t) => [
    ...prose(
      t(
        `Vi kaller det testfase. Plagget er sydd, men ikke ferdig. Tolv personer låner det i en uke hver, og når alle har levert, tegner vi mønsteret på nytt. Eller lar det være.

[Rein stretchjakke](@product-rein-stretch-jacket) er ute på tredje runde nå.`,
        `We call it the test phase. The garment is sewn, but not finished. Twelve people borrow it for a week each, and when all have brought it back we draw the pattern again. Or leave it be.

The [Rein stretch jacket](@product-rein-stretch-jacket) is out on its third round now.`,
      ),
    ),
    table(
      t('Karakterer fra en til fem', 'Marks from one to five'),
      t(
        `Spørsmål | Snitt | Spredning
Sitter den? | 4,3 | 3–5
Flagrer den? | 2,1 | 1–4
Blir du klam? | 3,8 | 2–5
Lommene? | 2,9 | 1–5
Ville du kjøpt den? | 3,6 | 1–5`,
        `Question | Mean | Range
Does it fit? | 4.3 | 3–5
Does it flap? | 2.1 | 1–4
Do you get clammy? | 3.8 | 2–5
The pockets? | 2.9 | 1–5
Would you buy it? | 3.6 | 1–5`,
      ),
    ),
    ...prose(t('## Fra skjemaene', '## From the forms')),
    columns(
      prose(
        t(
          `> «Kragen tar vind som et seil. Jeg løp fortere hjem enn ut.»

Hanne, 34, Stad`,
          `> “The collar takes the wind like a sail. I ran home faster than I ran out.”

Hanne, 34, Stad`,
        ),
      ),
      prose(
        t(
          `> «Endelig en jakke der ermene er lange nok. Ikke rør ermene.»

Mari, 41, Tromsø`,
          `> “At last a jacket with sleeves that are long enough. Do not touch the sleeves.”

Mari, 41, Tromsø`,
        ),
      ),
    ),
    ...prose(
      t(
        `## Hva vi endrer

- Kragen blir lavere og får strikk bak.
- Lufteåpningen flyttes tre centimeter ned, under sekkereimene.
- Lommene får glidelås. Fire nøkler gikk tapt.

## Hva vi ikke endrer

Ermene. Beskjeden er mottatt.`,
        `## What we will change

- The collar will be lower, with elastic at the back.
- The vent will move three centimetres down, below the pack straps.
- The pockets will get zips. Four keys were lost.

## What we will not change

The sleeves. We got the message.`,
      ),
    ),
    imageBlock(
      'landscape/sewing-red',
      t('En symaskin med rødt stoff under nåla', 'A sewing machine with red cloth under the needle'),
      t('Fjerde utgave blir til.', 'The fourth version in the making.'),
    ),
    ruler(),
    productSelection(t('Kan lånes nå', 'Borrow them now'), 'rein-stretch-jacket', 'byge-cycling-jacket'),
    linkButton(t('Les hvordan fellesskapet fungerer', 'Read how the community works'), '@page-community'),
  ],
  readAlso: ['from-drawing-to-jacket', 'why-we-take-preorders'],
}
