import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, imageBlock, productSelection } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const hempIsBack: Article = {
  key: 'hemp-is-back',
  norwegianSlug: 'hampen-er-tilbake',
  title: t('Hampen er tilbake', 'Hemp is back'),
  lead: t(
    'Vikingskipene hadde tau av hamp. Så var den borte i hundre år. Nå vokser hampen i Skåne igjen.',
    'Viking ships had ropes made of it. Then it was gone for a century. Now hemp grows in southern Sweden again.',
  ),
  picture: {
    name: 'bog-summer-day',
    alt: t('Grønt våtland med klopp på en sommerdag', 'Green wetland with a boardwalk on a summer day'),
  },
  author: 'Jonas Tveit',
  publishedAt: '2026-07-03',
  content: (t) => [
    ...prose(
      t(
        `Åkeren til Nils Åkesson ser ut som bambus. Plantene er tre meter høye etter hundre dager, og det er så tett mellom dem at ugraset gir opp. «Jeg sår, og så drar jeg på ferie», sier han.

Lovlig er det også, i Sverige. Sortene har nesten ingenting av det stoffet folk tenker på, og en inspektør kommer og måler.

## Fire grunner til at vi bruker den`,
        `Nils Åkesson’s field looks like bamboo. The plants are three metres tall after a hundred days, and so dense that the weeds give up. “I sow, and then I go on holiday,” he says.

It is legal, too, in Sweden. These varieties contain next to none of the substance people think of, and an inspector comes to measure it.

## Four reasons why we use it`,
      ),
    ),
    columns(
      prose(
        t(
          '#### Vann\n\nRegnet i Skåne holder. Bomull trenger vanning.',
          '#### Water\n\nRain is enough. Cotton needs irrigation.',
        ),
      ),
      prose(
        t(
          '#### Sprøytemidler\n\nIngen. Plantene skygger ut alt annet.',
          '#### Pesticides\n\nNone. The plants shade out everything else.',
        ),
      ),
      prose(
        t(
          '#### Styrke\n\nTåler dobbelt så mye drag som bomull.',
          '#### Strength\n\nWithstands twice the pull that cotton does.',
        ),
      ),
      prose(
        t(
          '#### Jord\n\nRøttene løsner leira for kornet året etter.',
          '#### Soil\n\nThe roots loosen the clay for next year’s grain.',
        ),
      ),
    ),
    imageBlock(
      'landscape/fabric-hemp',
      t('Folder av vevd hampstoff i flere farger', 'Folds of woven hemp in several colours'),
      t('Vevd i Litauen, foreløpig.', 'Woven in Lithuania, for now.'),
    ),
    ...prose(
      t(
        `## Haken

Ingen i Norden kan skille fiberen fra stilken i stor skala. Halmen kjøres derfor til Litauen, der de aldri sluttet å dyrke den. Der ligger den på bakken i tre uker til duggen har løst limet, og så blir den skaket, kammet og spunnet våt.

Stoffet blir stivt. De to første ukene minner buksa om en presenning. Så gir den seg, og etter det er det få som vil tilbake.

### Slik myker du den opp

1. Vask på 40 grader med like farger.
2. Heng den ute i vind.
3. Bruk den på noe som gjør den skitten.
4. Gjenta fire ganger.`,
        `## The catch

Nobody in the Nordic countries can separate the fibre from the stalk on a large scale. So the straw goes to Lithuania, where they never stopped growing it. It lies on the ground for three weeks until the dew has dissolved the glue, and is then scutched, combed and spun wet.

The cloth is stiff. For the first two weeks the trousers feel like a tarpaulin. Then they give, and after that few people want to go back.

### How to soften them

1. Wash at 40 degrees with similar colours.
2. Hang them outside in the wind.
3. Wear them for something that gets them dirty.
4. Repeat four times.`,
      ),
    ),
    factBox(
      t('Vårt regnskap', 'Our account'),
      t(
        'I 2025 var 11 prosent av stoffet vårt hamp. Målet for 2028 er en firedel. Les mer på [miljøsiden](@landingPage-environment).',
        'In 2025, 11 per cent of our cloth was hemp. The goal for 2028 is a quarter. Read more on the [environment page](@landingPage-environment).',
      ),
    ),
    productSelection(
      t('Klær i hamp', 'Clothes in hemp'),
      'vev-hemp-trousers',
      'hamp-t-shirt',
      'slatte-dress',
      'sval-hemp-shirt',
    ),
  ],
  readAlso: ['sheep-to-sweater', 'wash-less'],
}
