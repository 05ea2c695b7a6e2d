import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { columns, imageBlock, linkButton, productSelection, table } from '../../builders/rich-text.ts'
import type { Article } from './article.ts'

export const threeLayers: Article = {
  key: 'three-layers',
  norwegianSlug: 'tre-lag',
  title: t('Tre lag, og når du skal ta av det ene', 'Three layers, and when to take one off'),
  lead: t(
    'Alle har hørt om lag på lag. Få har fått vite at det viktigste laget er det du legger i sekken.',
    'Everyone has heard about layers. Few are told that the most important one is the layer in the pack.',
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
        `Jeg har vært turleder i Jotunheimen i nitten år, og det er aldri kulda som er problemet. Det er svetten. Den som går ut av døra og er god og varm, har på seg for mye. **Du skal fryse litt de første ti minuttene.**`,
        `I have led trips in Jotunheimen for nineteen years, and cold is never the problem. Sweat is. Whoever leaves the door nice and warm is wearing too much. **You should be a little cold for the first ten minutes.**`,
      ),
    ),
    columns(
      prose(
        t(
          `### Innerst

Ull, tett mot huden. Den flytter fukten og varmer selv om den er våt. Ikke bomull, noen gang.`,
          `### Innermost

Wool, close to the skin. It moves moisture and warms even when wet. Never cotton.`,
        ),
      ),
      prose(
        t(
          `### Midten

Det som holder på luft: genser, fleece eller vattert vest. Dette laget går mest av og på.`,
          `### Middle

What holds air: sweater, fleece or quilted vest. This layer comes off and on the most.`,
        ),
      ),
      prose(
        t(
          `### Ytterst

Det som stopper vind og vann, og ikke noe annet. Et skall varmer ikke. Det passer på varmen du har.`,
          `### Outermost

What stops wind and water, and nothing else. A shell does not warm. It looks after the warmth that you have.`,
        ),
      ),
    ),
    imageBlock(
      'landscape/ridge-winter-day',
      t(
        'To turgåere foran snødekte fjell på en klar vinterdag',
        'Two hikers before snow-covered mountains on a clear winter day',
      ),
      t('Galdhøpiggen fra øst, elleve minus og vindstille.', 'Galdhøpiggen from the east, minus eleven and no wind.'),
    ),
    ...prose(t('## Hva du har på når', '## What to wear when')),
    table(
      t('Mens du går, med sekk', 'While walking with a pack'),
      t(
        `Vær | Innerst | Midten | Ytterst
+10, sol | Tynn ull-T | I sekken | I sekken
+5, regn | Tynn ull | I sekken | Skall
0, vind | Vaflet ull | Vest | Softshell
–10, stille | Vaflet ull | Fleece | I sekken
–10, vind | Vaflet ull | Genser | Skall
–20 | To lag ull | Genser og vest | Skall`,
        `Weather | Innermost | Middle | Outermost
+10, sun | Thin wool T | In the pack | In the pack
+5, rain | Thin wool | In the pack | Shell
0, wind | Waffle wool | Vest | Softshell
–10, calm | Waffle wool | Fleece | In the pack
–10, wind | Waffle wool | Sweater | Shell
–20 | Two of wool | Sweater and vest | Shell`,
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

It is during the break that you get cold. Put something on before you sit, not after. I always keep a quilted jacket at the top of my pack, large enough to go over everything, and I put it on before I find the flask.

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
    linkButton(t('Finn størrelsen til lag på lag', 'Find your size for layers'), '@page-size-help'),
  ],
  readAlso: ['wash-less', 'a-night-under-spruce'],
}
