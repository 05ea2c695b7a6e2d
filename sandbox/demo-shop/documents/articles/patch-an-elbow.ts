import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, imageBlock, linkButton, ruler, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const patchAnElbow: Article = {
  key: 'patch-an-elbow',
  norwegianSlug: 'lapp-en-albue',
  title: t('Lapp en albue på en halvtime', 'Patch an elbow in half an hour'),
  lead: t(
    'Alle skjorter ryker på albuen først. Slik gjør vi det på systua, og alt du trenger, ligger i skuffen hjemme.',
    'Every shirt goes at the elbow first. This is how we do it in the workshop, and all you need is in a drawer at home.',
  ),
  picture: {
    name: 'repair-red-patch',
    alt: t(
      'En rød lapp sydd på blått stoff, med nål, tråd og saks',
      'A red patch sewn on blue cloth, with needle, thread and scissors',
    ),
  },
  author: 'Solveig Hatlestad',
  publishedAt: '2026-10-28',
  content: (t) => [
    ...prose(
      t(
        `På systua får vi inn rundt førti skjorter i måneden, og tre av fire kommer med samme skade: et hull på størrelse med en femkrone, litt på siden av albuen. Det er ingen grunn til å bli flau. Det betyr at skjorta er blitt brukt.

Du trenger ikke symaskin. Du trenger et stykke stoff som er **litt tynnere** enn skjorta, ellers slites kanten rundt lappen i stedet.`,
        `About forty shirts reach our workshop every month, and three out of four have the same damage: a hole the size of a coin, a little off the point of the elbow. There is nothing to be ashamed of. It means that the shirt has been worn.

You do not need a sewing machine. You need a piece of cloth that is **slightly thinner** than the shirt, or the edge around the patch will wear out instead.`,
      ),
    ),
    columns(
      prose(
        t(
          `### Dette trenger du

- Et stoffstykke på 14 × 11 cm
- Knappenåler, seks holder
- Bomullstråd i nesten riktig farge
- En kopp å tegne hjørnene etter`,
          `### What you need

- A piece of cloth, 14 × 11 cm
- Pins, six will do
- Cotton thread in almost the right colour
- A cup for drawing the corners`,
        ),
      ),
      [
        factBox(
          t('Nesten riktig farge', 'Almost the right colour'),
          t(
            'Tråd som er en tone mørkere enn stoffet, synes mindre enn tråd som er en tone lysere. Er du i tvil, ta den mørke.',
            'Thread one shade darker than the cloth shows less than thread one shade lighter. When in doubt, take the dark one.',
          ),
        ),
      ],
    ),
    ...prose(
      t(
        `## Fremgangsmåte

1. Ta på skjorta, bøy armen og sett et kryss der albuen er. Det er sjelden der hullet er.
2. Vreng ermet og legg en avis inni, så du ikke syr det sammen.
3. Klipp løse tråder, men klipp ikke hullet større.
4. Rund hjørnene på lappen etter koppen. Hjørner løsner først.
5. Brett inn en halv centimeter hele veien og press med strykejernet.
6. Fest med nåler fra midten og ut.
7. Sy med små kaststing, fire per centimeter. Det skal ta tjue minutter.`,
        `## Step by step

1. Put the shirt on, bend your arm and mark the elbow with a cross. That is seldom where the hole is.
2. Turn the sleeve inside out and put a newspaper in it, so that you do not sew it shut.
3. Cut off loose threads, but do not cut the hole larger.
4. Round the corners of the patch with the cup. Corners come loose first.
5. Fold in half a centimetre all round and press it with the iron.
6. Pin it from the middle outwards.
7. Sew with small whip stitches, four to a centimetre. It should take twenty minutes.`,
      ),
    ),
    imageBlock(
      'landscape/sewing-blue',
      t('En symaskin med blått stoff under nåla', 'A sewing machine with blue cloth under the needle'),
      t(
        'Har du maskin, går det på fem minutter. Resultatet holder like lenge for hånd.',
        'With a machine it takes five minutes. By hand it lasts just as long.',
      ),
    ),
    ...prose(t('## Hvilken lapp til hvilket plagg', '## Which patch for which garment')),
    table(
      t('Stoffvalg', 'Choice of cloth'),
      t(
        `Plagg | Lapp | Sting
Flanellskjorte | Tynn bomull | Kaststing
Ullskjorte | Loden eller tovet ull | Kaststing, ullgarn
Strikkegenser | Strikk et stykke | Maskesting
Turbukse | Ripstop-lapp | Attersting, to rader`,
        `Garment | Patch | Stitch
Flannel shirt | Thin cotton | Whip stitch
Wool shirt | Loden or felted wool | Whip stitch, wool yarn
Knitted sweater | Knit a piece | Grafting
Hiking trousers | Ripstop patch | Backstitch, two rows`,
      ),
    ),
    ...prose(
      t(
        'Vil du heller at vi gjør det, så [gjør vi det](@landingPage-repairs), uansett hvem som har laget skjorta.',
        'If you would rather have us do it, [we will](@landingPage-repairs), whoever made the shirt.',
      ),
    ),
    ruler(),
    linkButton(t('Lever inn til reparasjon', 'Send us a repair'), '@landingPage-repairs'),
  ],
  readAlso: ['wash-less', 'what-a-jacket-costs'],
}
