import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { weakReference } from '#sandbox/demo-shop/builders/references.ts'
import { carousel, factBox, linkButton, slide, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const whatAJacketCosts: Article = {
  key: 'what-a-jacket-costs',
  norwegianSlug: 'hva-en-jakke-koster',
  title: t('Hva en jakke koster', 'What a jacket costs'),
  lead: t(
    'Storr skalljakke koster 3 999 kroner. Her er hver eneste krone, også dem vi helst ikke ville vist frem.',
    'The Storr shell jacket costs NOK 3 999. Here is every krone, including those we would rather not show.',
  ),
  picture: {
    name: 'workshop-day',
    alt: t(
      'Systua i dagslys med symaskin og plagg på knagger',
      'The workshop in daylight with a sewing machine and garments on pegs',
    ),
  },
  author: 'Solveig Hatlestad',
  publishedAt: '2026-02-12',
  content: (t) => [
    ...prose(
      t(
        `Folk spør om prisen, og det skulle bare mangle. En skalljakke fra en stor kjede koster 1 500 kroner. Vår koster mer enn det dobbelte, og den er ikke dobbelt så tett. Så hvor blir pengene av?`,
        `People ask about the price, as they should. A shell from a large chain costs NOK 1 500. Ours costs more than twice that, and it is not twice as waterproof. So where does the money go?`,
      ),
    ),
    table(
      t('Storr skalljakke, høsten 2025', 'Storr shell jacket, autumn 2025'),
      t(
        `Post | Kroner | Andel
Merverdiavgift | 800 | 20 %
Stoff, glidelåser og tape | 742 | 19 %
Sying i Bergen, 4 t 20 min | 1 204 | 30 %
Frakt inn og ut | 118 | 3 %
Butikk, nett og kundeservice | 466 | 12 %
Reparasjon de første fem årene | 190 | 5 %
Trær | 80 | 2 %
Prøver som ikke ble noe av | 155 | 4 %
Igjen til oss | 244 | 6 %`,
        `Item | Kroner | Share
Value added tax | 800 | 20%
Cloth, zips and tape | 742 | 19%
Sewing in Bergen, 4 h 20 min | 1 204 | 30%
Shipping in and out | 118 | 3%
Store, website and service | 466 | 12%
Repairs in the first five years | 190 | 5%
Trees | 80 | 2%
Samples that came to nothing | 155 | 4%
Left for us | 244 | 6%`,
      ),
    ),
    ...prose(
      t(
        `## Det dyreste er tid

Fire timer og tjue minutter tar det å sy en Storr. Halvparten går med til å teipe sømmer. Den samme jakka kan sys på halvannen time i en fabrikk der hver person syr den samme sømmen hele dagen. Det er raskere, men da finnes det ingen i Bergen som kan reparere den.

## Der vi ikke sparer

> Glidelåsen koster 96 kroner. Det finnes en til 22. Den holder i to år, og så er jakka søppel.

Vi regnet på det: den dyre glidelåsen sparer oss 140 kroner i reparasjon per jakke. Kvalitet er ofte bare sparing som kommer senere.`,
        `## Time costs the most

A Storr takes four hours and twenty minutes to sew. Half of that goes into taping seams. The same jacket can be sewn in an hour and a half in a factory where each person sews the same seam all day. That is faster, but then there is nobody in Bergen who can repair it.

## Where we do not save

> The zip costs 96 kroner. You can get one for 22. It lasts two years, and then the jacket is rubbish.

We did the sums: the expensive zip saves us 140 kroner in repairs per jacket. Quality is often just a saving that comes later.`,
      ),
    ),
    carousel(
      t('Der pengene går', 'Where the money goes'),
      slide(
        'landscape/sewing-blue',
        t('En symaskin med blått stoff under nåla', 'A sewing machine with blue cloth under the needle'),
        t('1 204 kroner: sying', '1 204 kroner: sewing'),
      ),
      slide(
        'landscape/repair-yellow-patch',
        t('En gul lapp sys på grønt stoff', 'A yellow patch being sewn on green cloth'),
        t('190 kroner: reparasjon', '190 kroner: repairs'),
        t('/nb/reparasjon', '/en/repairs'),
      ),
      slide(
        'landscape/tree-planting-summer',
        t('To mennesker planter trær i rekker', 'Two people planting trees in rows'),
        t('80 kroner: trær', '80 kroner: trees'),
        t('/nb/environment', '/en/environment'),
      ),
      weakReference('product-storr-shell-jacket'),
    ),
    factBox(
      t('Delt på antall dager', 'Divided by days'),
      t(
        'En Storr som brukes seksti dager i året i ti år, koster 6,70 kroner per dag. Kjedejakka til 1 500 som varer i to år, koster 12,50.',
        'A Storr worn sixty days a year for ten years costs NOK 6.70 a day. The chain’s jacket at NOK 1 500 that lasts two years costs 12.50.',
      ),
    ),
    linkButton(t('Se Storr skalljakke', 'See the Storr shell jacket'), '@product-storr-shell-jacket'),
  ],
  readAlso: ['why-we-take-preorders', 'patch-an-elbow'],
}
