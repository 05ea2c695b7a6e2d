import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { embed, factBox, placedImage, ruler } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const aNightUnderSpruce: Article = {
  key: 'a-night-under-spruce',
  norwegianSlug: 'en-natt-under-grana',
  title: t('En natt under grana', 'A night under a spruce'),
  lead: t(
    'Uten telt, uten mål og tjue minutter fra bussen. Et medlem forteller om den beste turen hun har vært på.',
    'No tent, no goal and twenty minutes from the bus. A member writes about the best trip she has been on.',
  ),
  picture: {
    name: 'spruce-autumn-night',
    alt: t('Granskog i måneskinn under stjernehimmel', 'A spruce forest in moonlight under the stars'),
  },
  author: 'Ingvild Rønhovde',
  publishedAt: '2026-10-02',
  content: (t) => [
    ...prose(
      t(
        `Jeg hadde bestemt meg for å gå til toppen. Klokka sju gikk jeg av bussen, og klokka tjue over sju satt jeg under ei gran fordi det regnet. Klokka åtte regnet det fortsatt. Da tenkte jeg at jeg like gjerne kunne bli.`,
        `I had decided to walk to the top. At seven I got off the bus, and at twenty past seven I was sitting under a spruce because it was raining. At eight it was still raining. I thought I might as well stay.`,
      ),
    ),
    placedImage('landscape/spruce-summer-day', {
      alt: t('Tett granskog i dagslys', 'Dense spruce forest in daylight'),
      align: 'left',
      maxWidthPx: 400,
      caption: t('Grana står fremdeles der.', 'The spruce still stands.'),
    }),
    ...prose(
      t(
        `Under ei stor gran er det tørt. Nålene ligger i et lag så tykt som en madrass, og greinene går nesten ned til bakken. Jeg bredte ut sitteunderlaget, dro [vindsekken](@product-le-wind-sack) over meg og spiste begge matpakkene.

Så skjedde det ingenting, lenge. Det var lenge siden sist det hadde skjedd meg.`,
        `Under a large spruce it is dry. The needles lie in a layer as thick as a mattress, and the branches almost reach the ground. I unfolded my sitting mat, pulled the [wind sack](@product-le-wind-sack) over me and ate both my packed lunches.

Then nothing happened, for a long time. It was a long time since that had happened to me.`,
      ),
    ),
    placedImage('landscape/lake-autumn-dawn', {
      alt: t(
        'Et stille fjellvann med rød hytte en høstmorgen',
        'A still mountain lake with a red cabin on an autumn morning',
      ),
      align: 'right',
      maxWidthPx: 400,
      caption: t('Klokka seks om morgenen.', 'At six in the morning.'),
    }),
    ...prose(
      t(
        `Rundt ti sluttet regnet. Jeg fikk fyr på noen kvister jeg hadde sittet på, og varmet den siste kaffen. En skogmus kom bort og så på meg. Den hadde ikke sett et menneske spise leverpostei før, virket det som.

> Det er rart hvor lite man trenger når man først har satt seg.

Jeg sov bedre enn hjemme. Klokka seks gikk jeg ned til vannet, vasket ansiktet og tok bussen til jobb. Klokka åtte satt jeg i et møte og luktet bål, og ingen turte å spørre.`,
        `Around ten the rain stopped. I lit some twigs that I had been sitting on and heated the last of the coffee. A wood mouse came over and looked at me. It seemed never to have seen a person eat liver pâté.

> It is strange how little you need once you have sat yourself down.

I slept better than at home. At six I walked down to the lake, washed my face and caught the bus to work. At eight I sat in a meeting smelling of smoke, and nobody dared to ask.`,
      ),
    ),
    factBox(
      t('Det jeg hadde med', 'What I brought'),
      t(
        `- Sitteunderlag og vindsekk
- Ulltrøye, stillongs, lue
- Termos, to matpakker, fyrstikker
- En pose til søpla`,
        `- Sitting mat and wind sack
- Wool top, long johns, hat
- Flask, two packed lunches, matches
- A bag for the rubbish`,
      ),
    ),
    embed(
      'https://vimeo.com/22439234',
      t('Natt på fjellet i sakte bilder', 'A night in the mountains in slow pictures'),
      { loop: true },
    ),
    ruler(),
    ...prose(
      t(
        '_Husk bålforbudet i og nær skog mellom 15. april og 15. september. Reglene finner du hos [Miljødirektoratet](https://www.miljodirektoratet.no^)._',
        '_Mind the ban on open fires in and near woodland from 15 April to 15 September. The rules are explained by [the Norwegian Environment Agency](https://www.miljodirektoratet.no^)._',
      ),
    ),
  ],
  readAlso: ['three-layers', 'planting-day'],
}
