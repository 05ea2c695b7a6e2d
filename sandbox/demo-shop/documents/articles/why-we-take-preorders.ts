import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, linkButton, placedImage, productSelection } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const whyWeTakePreorders: Article = {
  key: 'why-we-take-preorders',
  norwegianSlug: 'derfor-tar-vi-forhandsbestillinger',
  title: t('Derfor må du vente', 'Why you have to wait'),
  lead: t(
    'Et stort motehus brente usolgte varer for tre hundre millioner. Året etter tok vi imot vår første forhåndsbestilling. Det henger sammen.',
    'A large fashion house burned unsold goods worth 300 million kroner. The year after, we took our first preorder. The two are connected.',
  ),
  picture: { name: 'spruce-autumn-dusk', alt: t('Granskog i høstskumring', 'Spruce forest in autumn dusk') },
  author: 'Jonas Tveit',
  publishedAt: '2026-08-21',
  content: (t) => [
    ...prose(
      t(
        `Den som lager klær, må gjette. Hvor mange, i hvilke størrelser, i hvilken farge, åtte måneder før noen har prøvd dem. Bransjen gjetter feil på omtrent hvert fjerde plagg. De plaggene ender på salg, sendes ut av landet eller brennes, slik et motehus måtte innrømme i 2018.

Vi sluttet å gjette. I stedet spør vi på tre måter.`,
        `Anyone who makes clothes has to guess. How many, in what sizes, in what colour, eight months before anyone has tried them on. The trade guesses wrong on about every fourth garment. Those are sold off, shipped abroad or burned, as a fashion house had to admit in 2018.

We stopped guessing. Instead we ask, in three ways.`,
      ),
    ),
    columns(
      prose(
        t(
          `### Forhåndsbestill

Vi vet at vi skal lage det. Du betaler nå og vet hvilken måned det kommer.`,
          `### Preorder

We know that we will make it. You pay now and know which month it arrives.`,
        ),
      ),
      prose(
        t(
          `### Støtt produksjonen

Vi vet ikke. Du reserverer gratis, og vi begynner når mange nok har gjort det.`,
          `### Support production

We do not know. You reserve for free, and we begin once enough people have.`,
        ),
      ),
      prose(
        t(
          `### Bli med i diskusjonen

Vi har en idé og ikke noe mer. Si hva du mener.`,
          `### Join the discussion

We have an idea and nothing else. Say what you think.`,
        ),
      ),
    ),
    placedImage('landscape/snowfield-day', {
      alt: t('En skiløper med pulk på ei snødekt vidde', 'A skier pulling a sled across a snow-covered plateau'),
      align: 'left',
      maxWidthPx: 440,
      caption: t(
        'Den som venter på noe godt, kan gå en tur.',
        'While you wait for something good, you can go for a walk.',
      ),
    }),
    ...prose(
      t(
        `## Hva det koster deg

Tid, først og fremst. I snitt venter du ni uker. Til gjengjeld har vi ikke hatt salg siden 2021, fordi det ikke er noe å selge ut. Prisen du ser i oktober, er den samme i januar.

## Hva det koster oss

Det hender at vi tar feil likevel. I fjor vår fikk en solhatt vi var svært glade i, 52 reservasjoner av 150. Det var ubehagelig i en uke. Alternativet var 98 solhatter på et lager i ti år.`,
        `## What it costs you

Time, above all. On average you wait nine weeks. In return we have not had a sale since 2021, because there is nothing to sell off. The price that you see in October is the same in January.

## What it costs us

We are still wrong at times. Last spring a sun hat that we were very fond of got 52 reservations out of 150. That hurt for a week. The alternative was 98 sun hats in a warehouse for ten years.`,
      ),
    ),
    factBox(
      t('Tre tall fra i fjor', 'Three figures from last year'),
      t(
        `- **2,1 prosent** av det vi sydde, ble ikke solgt
- **9 uker** var ventetida i snitt
- **94 prosent** kom i måneden vi sa`,
        `- **2.1 per cent** of what we sewed went unsold
- **9 weeks** was the average wait
- **94 per cent** arrived in the month we said`,
      ),
    ),
    productSelection(
      t('På vei akkurat nå', 'On their way right now'),
      'rim-thin-wool-top',
      'glo-insulated-jacket',
      'kveld-wool-fleece',
      'ur-climbing-trousers',
      'hegg-wool-vest',
      'le-wind-sack',
    ),
    linkButton(
      t('Se alt du kan forhåndsbestille', 'See everything you can preorder'),
      t('/nb/shop?state=preorder', '/en/shop?state=preorder'),
    ),
  ],
  readAlso: ['what-a-jacket-costs', 'from-drawing-to-jacket'],
}
