import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, imageBlock, linkButton, productSelection, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const threeLayers: Article = {
  key: 'three-layers',
  norwegianSlug: 'tre-lag',
  title: t('Tre lag, og når du skal ta av det ene', 'Three layers, and when to take one off'),
  lead: t(
    'Alle har hørt om lag på lag. Få har fått vite at det viktigste laget er det du legger i sekken.',
    'Everyone has heard about layers. Few are told that the most important one is the one in your pack.',
  ),
  picture: {
    name: 'snowfield-dusk',
    alt: t('En skiløper med pulk på vidda i skumring', 'A skier pulling a sled across a plateau at dusk'),
  },
  author: 'Ole Midtbø',
  publishedAt: '2026-01-16',
  content: (t) => [
    ...prose(
      t(
        `Jeg har vært turleder i Jotunheimen i nitten år, og det er aldri kulda som er problemet. Det er svetten. Er du god og varm når du går ut døra, har du på deg for mye. **Du skal fryse litt de første ti minuttene.**`,
        `I have been guiding in Jotunheimen for nineteen years, and the cold is never the problem. Sweat is. If you are nice and warm when you step out of the door, you are wearing too much. **You should be a little cold for the first ten minutes.**`,
      ),
    ),
    columns(
      prose(
        t(
          `### Innerst

Ull, tett mot huden. Den flytter fukten og varmer selv om den er våt. Aldri bomull.`,
          `### Innermost

Wool, close to the skin. It moves moisture away and keeps you warm even when wet. Never cotton.`,
        ),
      ),
      prose(
        t(
          `### Midten

Det som holder på luft: genser, fleece eller vattert vest. Dette laget tar du av og på mest.`,
          `### Middle

What holds air: sweater, fleece or quilted vest. This is the layer you take off and put on the most.`,
        ),
      ),
      prose(
        t(
          `### Ytterst

Det som stopper vind og vann, og ikke noe annet. Et skall varmer ikke. Det passer på varmen du har.`,
          `### Outermost

What stops wind and water, and nothing else. A shell does not warm you. It looks after the warmth you have.`,
        ),
      ),
    ),
    imageBlock(
      'landscape/ridge-winter-day',
      t(
        'To turgåere foran snødekte fjell på en klar vinterdag',
        'Two hikers before snow-covered mountains on a clear winter day',
      ),
      t('Galdhøpiggen fra øst, elleve minus og vindstille.', 'Galdhøpiggen from the east, eleven below and no wind.'),
    ),
    ...prose(t('## Hva du skal ha på deg når', '## What to wear when')),
    table(
      t('Mens du går, med sekk', 'While walking with a pack'),
      t(
        `Vær, °C | Innerst | Midten | Ytterst
+10, sol | Tynn ull-T | I sekken | I sekken
+5, regn | Tynn ull | I sekken | Skall
0, vind | Vaflet ull | Vest | Softshell
–10, stille | Vaflet ull | Fleece | I sekken
–10, vind | Vaflet ull | Genser | Skall
–20 | To lag ull | Genser og vest | Skall`,
        `Weather, °C | Innermost | Middle | Outermost
+10, sun | Thin wool T | In the pack | In the pack
+5, rain | Thin wool | In the pack | Shell
0, wind | Waffle wool | Vest | Softshell
–10, calm | Waffle wool | Fleece | In the pack
–10, wind | Waffle wool | Sweater | Shell
–20 | Two layers of wool | Sweater and vest | Shell`,
      ),
    ),
    ...prose(
      t(
        `## Pausen

Det er i pausen du blir kald. Ta på før du setter deg, ikke etter. Jeg har alltid en vattert jakke øverst i sekken, stor nok til å gå utenpå alt, og jeg tar den på før jeg har funnet frem termosen.

- Våte votter av, tørre på
- Lue på, også om du er varm
- Sitt på sekken, ikke på snøen
- Ti minutter holder`,
        `## The break

It is during the break that you get cold. Put something on before you sit down, not after. I always keep a quilted jacket at the top of my pack, large enough to go over everything, and I put it on before I find the flask.

- Wet mittens off, dry ones on
- Hat on, even if you are warm
- Sit on the pack, not on the snow
- Ten minutes will do`,
      ),
    ),
    productSelection(
      t('Ett av hvert lag', 'One of each layer'),
      'varme-wool-top',
      'skodde-fleece-jacket',
      'glo-vest',
      'storr-shell-jacket',
    ),
    linkButton(t('Finn størrelsen til hvert lag', 'Find your size for each layer'), '@page-size-help'),
  ],
  readAlso: ['wash-less', 'a-night-under-spruce'],
}
