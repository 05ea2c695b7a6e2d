import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, imageBlock, productSelection, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const sheepToSweater: Article = {
  key: 'sheep-to-sweater',
  norwegianSlug: 'fra-sau-til-genser',
  title: t('Fra sau til genser på fjorten uker', 'From sheep to sweater in fourteen weeks'),
  lead: t(
    'Vi fulgte 400 kilo ull fra en gård i Lærdal til en genser i Skuteviken. Den var innom seks steder, og ett av dem luktet verre enn resten.',
    'We followed 400 kilos of wool from a farm in Lærdal to a sweater in Skuteviken. It passed through six places, one of which smelled worse than the rest.',
  ),
  picture: {
    name: 'fabric-wool',
    alt: t('Folder av ullstoff i flere farger', 'Folds of wool cloth in several colours'),
  },
  author: 'Amina Yusuf',
  publishedAt: '2026-11-11',
  content: (t) => [
    ...prose(
      t(
        `Sauene hos Ragnhild og Per går ute fra april til november. Når de kommer ned fra fjellet, er ulla full av lyng, kvister og fjorten dagers regn. Per klipper åtti dyr om dagen. «De blir ikke sinte», sier han. «De blir fornærmet.»

## Seks steder`,
        `Ragnhild and Per’s sheep live outdoors from April to November. When they come down from the hills, their wool is full of heather, twigs and a fortnight’s rain. Per shears eighty animals a day. “They do not get angry,” he says. “They get offended.”

## Six places`,
      ),
    ),
    table(
      t('Reisen til ett parti', 'The journey of one batch'),
      t(
        `Uke | Sted | Hva som skjer | Kilo igjen
1 | Lærdal | Klipping | 400
2 | Gol | Sortering i seks klasser | 372
4 | Bradford | Vask | 221
7 | Sandnes | Karding og spinning | 198
10 | Salhus | Strikking | 191
14 | Bergen | Montering og damping | 186`,
        `Week | Place | What happens | Kilos left
1 | Lærdal | Shearing | 400
2 | Gol | Sorting into six grades | 372
4 | Bradford | Scouring | 221
7 | Sandnes | Carding and spinning | 198
10 | Salhus | Knitting | 191
14 | Bergen | Assembly and steaming | 186`,
      ),
    ),
    ...prose(
      t(
        `Det største hoppet er fra 372 til 221. Det er da fettet vaskes ut. Vaskeriet i Bradford i England er det nærmeste som tar imot så små partier, og det er den delen av reisen vi liker minst. Et norsk vaskeri er planlagt på Sandnes. Vi har meldt oss på, og når det åpner, blir reisen 1 900 kilometer kortere.`,
        `The largest drop is from 372 to 221, when the grease is washed out. The scouring mill in Bradford, England, is the nearest that takes batches this small, and it is the part of the journey that we like least. A Norwegian mill is planned in Sandnes. We have signed up, and when it opens the journey will be 1 900 kilometres shorter.`,
      ),
    ),
    columns(
      [
        factBox(
          t('Fett', 'Grease'),
          t(
            'Lanolinen selges til krem. Den betaler halve vasken.',
            'The lanolin is sold for creams. It pays for half the scouring.',
          ),
        ),
      ],
      [
        factBox(
          t('Lyng', 'Heather'),
          t('Det siste plukkes ut for hånd på Sandnes.', 'The last of it is picked out by hand in Sandnes.'),
        ),
      ],
      [
        factBox(
          t('Svinn', 'Waste'),
          t(
            'Korte fibre blir fyll i [Glo](@product-glo-insulated-jacket).',
            'Short fibres become the filling of [Glo](@product-glo-insulated-jacket).',
          ),
        ),
      ],
    ),
    imageBlock(
      'landscape/ridge-autumn-day',
      t(
        'To turgåere på vei ned en gul høstbakke over en dal i dis',
        'Two hikers on their way down a yellow autumn slope above a hazy valley',
      ),
      t(
        'Beitet over Lærdal, tre uker etter at sauene kom ned.',
        'The pasture above Lærdal, three weeks after the sheep came down.',
      ),
    ),
    ...prose(
      t(
        `## Hva bonden får

I 2025 betalte vi 68 kroner kiloet for vasket ull av beste klasse, rundt dobbelt så mye som på markedet. For Ragnhild og Per ble det 13 500 kroner. Det dekker klippingen og litt til. «Det er første gang ulla har vært noe annet enn en utgift», sier Ragnhild.`,
        `## What the farmer gets

In 2025 we paid 68 kroner a kilo for scoured wool of the best grade, about twice the market price. For Ragnhild and Per it came to 13 500 kroner, which covers the shearing and a little more. “It is the first time the wool has been anything but an expense,” says Ragnhild.`,
      ),
    ),
    productSelection(
      t('Strikket av norsk ull', 'Knitted from Norwegian wool'),
      'stein-sweater',
      'utmark-wool-sweater',
      'eng-sweater',
      'topp-beanie',
    ),
  ],
  readAlso: ['wash-less', 'what-a-jacket-costs'],
}
