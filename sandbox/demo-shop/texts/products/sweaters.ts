import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { factBox, linkButton, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const SWEATER_COPY: Record<string, ProductCopy> = {
  'stein-sweater': {
    lead: t(
      'Tykk strikkegenser med rundt bærestykke. Mønsteret er tegnet etter lav på ei steinblokk i Jotunheimen.',
      'Thick knitted sweater with a round yoke. The pattern was drawn from lichen on a boulder in Jotunheimen.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Garnet kommer fra sauer som går ute åtte måneder i året. Det gir ull med mer fett i, som avviser duskregn og lukter svakt av sau de første ukene.

Genseren strikkes i ett stykke uten sidesøm. Rakner en maske, kan den hekles opp igjen på ti minutter; det ligger en garnrest i posen.`,
          `The yarn comes from sheep that live outdoors for eight months of the year. Their wool holds more lanolin, which turns away drizzle and smells faintly of sheep for the first weeks.

The sweater is knitted in one piece without side seams. If a stitch runs, it can be crocheted back up in ten minutes; a length of yarn comes in the bag.`,
        ),
      ),
      linkButton(
        t('Følg ulla fra sau til genser', 'Follow the wool from sheep to sweater'),
        '@contentPage-sheep-to-sweater',
      ),
    ],
    material: t(
      '100 % norsk ull, C1-kvalitet, 620 g i størrelse M. Spunnet på Sandnes.',
      '100% Norwegian wool, grade C1, 620 g in size M. Spun in Sandnes.',
    ),
    care: 'knit',
    sizeGuide: 'tops',
  },
  'utmark-wool-sweater': {
    lead: t(
      'Ufarget genser av ull som ellers blir kastet. Målet er nådd, så den blir laget, og garnet rekker til 150.',
      'Undyed sweater from wool that would otherwise be thrown away. The goal is reached, so it will be made, and there is yarn for 150.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hvert år blir flere hundre tonn norsk ull levert som avfall fordi den er grov, brun eller full av lyng. Utmark er strikket av den. Fargen er sauens.

## Hva som skjer nå

Målet på 120 er nådd, så genseren blir laget. Garnet rekker til 150, og da er det slutt. Når strikkemaskinene starter, får du en e-post med lenke til betalingen.

> Vi trodde grov ull var et problem. Så tok Ole på seg genseren og ville ikke ta den av. – Solveig, daglig leder`,
          `Every year several hundred tonnes of Norwegian wool are delivered as waste because it is coarse, brown or full of heather. Utmark is knitted from it. The colour is the sheep’s.

## What happens now

The goal of 120 is reached, so the sweater will be made. There is yarn for 150, and then it is gone. When the knitting machines start, you get an e-mail with a link to pay.

> We thought that coarse wool was a problem. Then Ole put the sweater on and would not take it off. – Solveig, managing director`,
        ),
      ),
      factBox(
        t('Klør den?', 'Does it itch?'),
        t(
          'Ja, litt, i to uker. Bruk en tynn trøye under.',
          'Yes, a little, for two weeks. Wear a thin top underneath.',
        ),
      ),
    ],
    material: t(
      '100 % norsk ull fra gammelnorsk spæl, ufarget, 780 g i størrelse M.',
      '100% Norwegian wool from Old Spæl sheep, undyed, 780 g in size M.',
    ),
    care: 'knit',
    sizeGuide: 'unisexTops',
  },
  'skodde-fleece-jacket': {
    lead: t(
      'Tett fleece som slipper en femdel så mye fiber i vasken som vanlig fleece.',
      'Dense fleece that sheds a fifth as much fibre in the wash as ordinary fleece.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Fiberen i Skodde er spunnet i én lang tråd og ikke klippet etterpå. Da blir det færre løse ender som kan havne i fjorden. Den nupper heller ikke.

Kragen er høy og myk på innsiden. Lommene er dype og uten fôr, så hendene varmer magen og omvendt.`,
          `The fibre in Skodde is spun as one long filament and not sheared afterwards, which leaves fewer loose ends to end up in the fjord. It does not pill either.

The collar is high and soft inside. The pockets are deep and unlined, so your hands warm your stomach and vice versa.`,
        ),
      ),
      table(
        t('Fiber sluppet per vask', 'Fibre shed per wash'),
        t(
          'Plagg | Milligram\nVanlig fleece, ny | 110\nVanlig fleece, tiende vask | 48\nSkodde, ny | 21\nSkodde, tiende vask | 9',
          'Garment | Milligrams\nOrdinary fleece, new | 110\nOrdinary fleece, tenth wash | 48\nSkodde, new | 21\nSkodde, tenth wash | 9',
        ),
      ),
    ],
    material: t('100 % resirkulert polyester, 260 g/m².', '100% recycled polyester, 260 g/m².'),
    care: 'fleece',
    sizeGuide: 'tops',
  },
  'kveld-wool-fleece': {
    lead: t(
      'Ser ut som fleece, men er ull. Når jakka en gang er utslitt, kan alt unntatt glidelåsen komposteres.',
      'Looks like fleece, but is wool. Once it is worn out, everything but the zip can be composted.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Et veveri i Østerrike har funnet ut hvordan ull kan rues på innsiden uten å miste styrke. Resultatet er mykt som fleece og slipper ingenting i vannet som fisk ikke tåler.

Kveld er kort i livet og lang på ermene, laget for å sitte under en jakke eller over en kjole.`,
          `A mill in Austria has found a way to raise wool on the inside without losing strength. The result is as soft as fleece and releases nothing into the water that would trouble a fish.

Kveld is short in the body and long in the sleeve, made to sit under a jacket or over a dress.`,
        ),
      ),
      factBox(
        t('Leveres samlet', 'Delivered together'),
        t(
          'Kveld og [Glo isolert jakke](@product-glo-insulated-jacket) kommer samme uke. Bestiller du begge, sender vi dem i én pakke.',
          'Kveld and the [Glo insulated jacket](@product-glo-insulated-jacket) arrive in the same week. Order both, and we send one parcel.',
        ),
      ),
    ],
    material: t(
      '100 % merinoull, 320 g/m². Glidelås av resirkulert polyester.',
      '100% merino wool, 320 g/m². Zip of recycled polyester.',
    ),
    care: 'knit',
    sizeGuide: 'womenTops',
  },
  'glime-light-fleece': {
    lead: t(
      'Lett fleecejakke med vaffel på innsiden. For dem som blir varme i bakken og kalde på toppen.',
      'Light fleece jacket with a waffle inside. For those who get hot on the climb and cold at the top.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Til dager da du vet at du blir varm, men ikke når. Glidelåsen har en liten garasje øverst, så den ikke napper i skjegget.

Ermene kan dras opp og blir sittende. Hele jakka får plass i en drikkeflaske på en liter; vi har ikke funnet noen grunn til å gjøre det.`,
          `For days when you know you will get warm, but not when. The zip parks in a small garage at the top, so it does not catch your beard.

The sleeves can be pushed up and stay there. The whole jacket fits in a one-litre bottle; we have found no reason to put it there.`,
        ),
      ),
    ],
    material: t('94 % resirkulert polyester, 6 % elastan, 165 g/m².', '94% recycled polyester, 6% elastane, 165 g/m².'),
    care: 'fleece',
    sizeGuide: 'menTops',
    cardTitle: t('Glime fleecejakke', 'Glime fleece jacket'),
  },
  'eng-sweater': {
    lead: t(
      'Luftig strikkegenser i farger fra ei slåtteeng i juni.',
      'Airy knitted sweater in the colours of a hay meadow in June.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Eng er strikket løst på tykke pinner og børstet etterpå. Den veier halvparten av Stein og varmer nesten like godt innendørs.

Garnet er farget i partier på førti kilo. Vi skriver partinummeret på lappen, så du får samme farge hvis du trenger garn til en reparasjon.`,
          `Eng is knitted loosely on thick needles and brushed afterwards. It weighs half as much as Stein and is nearly as warm indoors.

The yarn is dyed in batches of forty kilos. We write the batch on the label, so that you get the same colour if you need yarn for a repair.`,
        ),
      ),
    ],
    material: t(
      '70 % norsk ull, 30 % alpakka, 310 g i størrelse M.',
      '70% Norwegian wool, 30% alpaca, 310 g in size M.',
    ),
    care: 'knit',
    sizeGuide: 'womenTops',
  },
}
