import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import {
  actionButton,
  carousel,
  columns,
  factBox,
  imageBlock,
  linkButton,
  slide,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const plantingDay: Article = {
  key: 'planting-day',
  norwegianSlug: 'plantedag-i-hafslo',
  title: t('Plantedag i Hafslo', 'Planting day at Hafslo'),
  lead: t(
    '64 medlemmer, 4 200 planter og én gravemaskin som ikke ville starte. Slik går det til når handleposen din blir til skog.',
    '64 members, 4 200 plants and one digger that would not start. This is how your shopping bag becomes a forest.',
  ),
  picture: {
    name: 'tree-planting-summer',
    alt: t('To mennesker på et plantefelt en sommermorgen', 'Two people in a plantation on a summer morning'),
  },
  author: 'Amina Yusuf',
  publishedAt: '2026-05-29',
  content: (t) => [
    ...prose(
      t(
        `Klokka åtte om morgenen ligger tåka fremdeles i dalen. Gunnvor fra [Skoglaget](https://skoglaget.example^) står på en stubbe og forklarer hvordan man planter et tre. Det tar førti sekunder å forklare og en hel dag å lære.

1. Sett hakka i jorda og vri.
2. Slipp planta ned til rothalsen, ikke dypere.
3. Tråkk til på begge sider. Hardere enn du tror.
4. To meter til neste.`,
        `At eight in the morning the fog still lies in the valley. Gunnvor of [Skoglaget](https://skoglaget.example^) stands on a stump and explains how to plant a tree. It takes forty seconds to explain and a whole day to learn.

1. Put the mattock in the soil and twist.
2. Drop the plant in as far as its root collar, no deeper.
3. Tread it in on both sides. Harder than you think.
4. Two metres to the next.`,
      ),
    ),
    imageBlock(
      'landscape/tree-planting-spring',
      t(
        'To mennesker planter små trær i rekker i en vårbakke',
        'Two people planting small trees in rows on a spring hillside',
      ),
      t('Midt på dagen var den nedre halvdelen ferdig.', 'By midday the lower half was done.'),
    ),
    columns(
      prose(
        t(
          `### Hva vi planter

Her sto det bare gran. Stormen i 2021 la den ned på én natt. Nå blir det seksti prosent gran, tjue furu og resten bjørk, rogn og selje.

En blandet skog faller ikke samtidig.`,
          `### What we plant

Only spruce stood here. The storm of 2021 laid it down in one night. Now there will be sixty per cent spruce, twenty pine and the rest birch, rowan and willow.

A mixed forest does not all fall at once.`,
        ),
      ),
      [
        factBox(
          t('Dagen i tall', 'The day in figures'),
          t(
            `- 4 200 planter
- 64 medlemmer, den yngste var fem
- 17 dekar
- 118 vafler`,
            `- 4 200 plants
- 64 members, the youngest aged five
- 1.7 hectares
- 118 waffles`,
          ),
        ),
      ],
    ),
    ...prose(
      t(
        `## Hvem betaler

To kroner av hver hundrelapp du handler for hos oss, går hit. Pengene dekker planter, gjerde mot hjort og lønn til dem som kommer tilbake hvert år og slår graset rundt. Uten dem ville halvparten ha dødd.

Vi teller hver høst. Etter fem år lever 81 prosent. Tallet var 74 før vi begynte å blande treslag.`,
        `## Who pays

Two of every hundred kroner you spend with us go here. They cover plants, a fence against deer and wages for the people who return each year to cut the grass. Without them, half the plants would die.

We count every autumn. After five years 81 per cent are alive. The figure was 74 before we began mixing species.`,
      ),
    ),
    carousel(
      t('Fra felt til skog', 'From field to forest'),
      slide(
        'landscape/tree-planting-spring',
        t('Nyplantet bakke om våren', 'A newly planted hillside in spring'),
        t('Første år', 'First year'),
      ),
      slide(
        'landscape/tree-planting-summer',
        t('Små planter i rekker en sommermorgen', 'Small plants in rows on a summer morning'),
        t('Tredje år', 'Third year'),
      ),
      slide(
        'landscape/spruce-summer-day',
        t('Tett granskog om sommeren', 'Dense spruce forest in summer'),
        t('Trettiende år', 'Thirtieth year'),
      ),
    ),
    ...prose(
      t(
        'Neste plantedag er i Saltdal i mai neste år. Medlemmer får beskjed først, og bussen er gratis.',
        'The next planting day is in Saltdal in May next year. Members are told first, and the bus is free.',
      ),
    ),
    actionButton('register', t('Bli medlem', 'Become a member')),
    linkButton(t('Les miljøregnskapet vårt', 'Read our environmental account'), '@landingPage-environment'),
  ],
  readAlso: ['overshoot-day', 'a-night-under-spruce'],
}
