import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { actionButton, factBox, imageBlock, linkButton, ruler, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const TOP_COPY: Record<string, ProductCopy> = {
  'lauv-wool-t-shirt': {
    lead: t(
      'Tynn ull til varme dager. Kan brukes en uke i strekk uten at noen merker det.',
      'Thin wool for warm days. Wear it for a week, and nobody will notice.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Lauv veier 128 gram i størrelse M, omtrent som et eple. Ulla er så fin at den ikke klør, og spunnet rundt en kjerne av nylon, så det ikke blir hull under sekkereimene.

Skuldersømmen er flyttet frem, og ryggen er fire centimeter lengre enn fronten.`,
          `Lauv weighs 128 grams in size M, about as much as an apple. The wool is too fine to itch, and is spun around a core of nylon so that pack straps do not wear holes in it.

The shoulder seam is moved forward, and the back is four centimetres longer than the front.`,
        ),
      ),
      factBox(
        t('Fire dager, én trøye', 'Four days, one shirt'),
        t(
          'Vi sendte ni medlemmer over Hardangervidda med hver sin Lauv. Ingen av dem skiftet. Seks av dem skrøt av det selv.',
          'We sent nine members across Hardangervidda with one Lauv each. None of them changed. Six of them boasted about it unprompted.',
        ),
      ),
    ],
    material: t(
      '87 % merinoull (17,5 mikron), 13 % polyamid, 135 g/m². Uten mulesing.',
      '87% merino wool (17.5 micron), 13% polyamide, 135 g/m². Mulesing-free.',
    ),
    care: 'thinWool',
    sizeGuide: 'tops',
  },
  'lauv-tank-top': {
    lead: t(
      'Singlet i samme tynne ull som T-skjorta, med brede stropper.',
      'Tank top in the same thin wool as the T-shirt, with wide straps.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Stroppene er brede nok til at sekken ikke gnager, og armhullene romslige nok til at de ikke strammer. Innerst om vinteren, alene om sommeren.

Vi klipper singletene av stoffet som blir igjen mellom ermene på T-skjortene. Slik bruker vi ni prosent mer av hver stoffbane.`,
          `The straps are wide enough that a pack does not chafe, the armholes roomy enough not to bind. As a base layer in winter, on its own in summer.

We cut the tank tops from the cloth left between the sleeves of the T-shirts. That way we use nine per cent more of every length.`,
        ),
      ),
    ],
    material: t(
      '87 % merinoull (17,5 mikron), 13 % polyamid, 135 g/m².',
      '87% merino wool (17.5 micron), 13% polyamide, 135 g/m².',
    ),
    care: 'thinWool',
    sizeGuide: 'womenTops',
  },
  'hamp-t-shirt': {
    lead: t(
      'Tykk T-skjorte i hamp og bomull som blir mykere for hvert år.',
      'Heavy T-shirt in hemp and cotton that gets softer every year.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Strie er det motsatte av tynn. Stoffet veier 210 gram per kvadratmeter og holder fasongen etter femti vask. Halskanten er dobbel og sydd med to tråder.

Fargene er plantebaserte og lysner i sola. Det er ikke en feil. Det er en kalender.`,
          `Strie is the opposite of thin. The cloth weighs 210 grams per square metre and keeps its shape after fifty washes. The neckband is double and sewn with two threads.

The dyes are plant-based and fade in the sun. That is not a fault. It is a calendar.`,
        ),
      ),
    ],
    material: t('55 % hamp, 45 % økologisk bomull, 210 g/m².', '55% hemp, 45% organic cotton, 210 g/m².'),
    care: 'plantFibre',
    sizeGuide: 'unisexTops',
  },
  'dugg-training-top': {
    lead: t('Løs treningstrøye som tørker mens du tøyer ut.', 'Loose training top that dries while you stretch.'),
    content: (t) => [
      ...prose(
        t(
          `Innsiden er strikket i små vafler som løfter stoffet fra huden. Utsiden er glatt og suger fukten ut. Forskjellen merker du i bakken hjem.

- Lufting langs hele ryggen
- Flate sømmer
- Liten lomme til nøkkel, bak på høyre hofte`,
          `The inside is knitted in small waffles that lift the cloth off your skin. The outside is smooth and draws moisture out. You feel the difference on the hill home.

- Vents along the whole back
- Flat seams
- Small key pocket at the right hip`,
        ),
      ),
    ],
    material: t(
      '52 % lyocell, 48 % resirkulert polyester, 118 g/m².',
      '52% lyocell, 48% recycled polyester, 118 g/m².',
    ),
    care: 'softshell',
    sizeGuide: 'womenTops',
  },
  'solvind-tank-top': {
    lead: t(
      'Singlet til brygga, åkeren og buldreveggen.',
      'Tank top for the jetty, the field and the bouldering wall.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Ull og lyocell halvt om halvt. Ulla holder lukta unna, lyocellen gjør den kjølig å ta på. Ryggen er smal mellom skulderbladene, så armene går fritt.`,
          `Half wool, half lyocell. The wool keeps smells away, the lyocell makes it cool to the touch. The back is narrow between the shoulder blades, so the arms move freely.`,
        ),
      ),
      linkButton(t('Les om ull og vask', 'Read about wool and washing'), '@contentPage-wash-less'),
    ],
    material: t('50 % merinoull, 50 % lyocell, 150 g/m².', '50% merino wool, 50% lyocell, 150 g/m².'),
    care: 'thinWool',
    sizeGuide: 'menTops',
  },
  'tretopp-t-shirt': {
    lead: t(
      'T-skjorta vi selv går med på systua. Trykt for hånd, ett parti i halvåret.',
      'The T-shirt we wear in the workshop ourselves. Printed by hand, one batch every six months.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Den lille grana nederst er skåret i linoleum av Amina og trykt for hånd. Ingen trykk er helt like. Høstens parti er utsolgt, og neste er klart i mars. Legg igjen e-postadressen din, så får du én melding når det kommer.`,
          `The small spruce at the hem was cut in linoleum by Amina and is printed by hand. No two prints are quite alike. The autumn batch is sold out, and the next will be ready in March. Leave your e-mail address, and you will get one message when it arrives.`,
        ),
      ),
    ],
    material: t(
      '100 % økologisk bomull, 180 g/m². Vannbasert trykkfarge.',
      '100% organic cotton, 180 g/m². Water-based ink.',
    ),
    care: 'plantFibre',
    sizeGuide: 'unisexTops',
  },
  'varme-wool-top': {
    lead: t(
      'Vaflet ulltrøye som holder på varmen i lommer av luft. Innerst fra oktober til påske.',
      'Waffle-knit wool top that holds warmth in pockets of air. Your base layer from October to Easter.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Vaffelstrikk gir dobbelt så mye luft som glatt strikk på samme vekt. Det kjennes når du stopper. Derfor er Varme det laget vi anbefaler først, før du kjøper noe tykkere utenpå.

## Passform

Trøya skal ligge inntil uten å stramme. Ermene er lange nok til å dras over hånda, og ryggen går ned over baken.`,
          `A waffle knit holds twice as much air as a smooth knit of the same weight. You notice when you stop. That is why Varme is the layer we recommend first, before you buy anything thicker to go over it.

## Fit

The top should sit close without binding. The sleeves are long enough to pull over your hands, and the back covers your seat.`,
        ),
      ),
      imageBlock(
        'landscape/fabric-wool',
        t('Folder av vevd og strikket ull i flere farger', 'Folds of woven and knitted wool in several colours'),
        t('Stoffprøver fra høstens parti.', 'Swatches from this autumn’s batch.'),
      ),
      linkButton(t('Lær å kle deg i tre lag', 'Learn to dress in three layers'), '@contentPage-three-layers'),
    ],
    material: t('100 % merinoull (18,5 mikron), 230 g/m².', '100% merino wool (18.5 micron), 230 g/m².'),
    care: 'thinWool',
    sizeGuide: 'tops',
    cardTag: t('Begynn her', 'Start here'),
  },
  'varme-long-johns': {
    lead: t(
      'Stillongs i samme vaffelstrikk som trøya, med en linning som ikke skjærer inn.',
      'Long johns in the same waffle knit as the top, with a waistband that does not dig in.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Kilen i skrittet er glattstrikket og kan byttes når den er slitt; resten av plagget holder lenger. Beina slutter over ankelen, så de ikke kommer i klem i støvelen.`,
          `The gusset is in smooth knit and can be replaced when worn; the rest of the garment lasts longer. The legs end above the ankle, out of the way of your boots.`,
        ),
      ),
      table(
        t('Hvor varme de er', 'How warm they are'),
        t(
          'Aktivitet | Passer ned til\nLangrenn | –18 °C\nFottur | –10 °C\nIsfiske | –4 °C, eller to par',
          'Activity | Good down to\nCross-country skiing | –18 °C\nWalking | –10 °C\nIce fishing | –4 °C, or two pairs',
        ),
      ),
    ],
    material: t(
      '100 % merinoull (18,5 mikron), 230 g/m². Kile: 95 % ull, 5 % elastan.',
      '100% merino wool (18.5 micron), 230 g/m². Gusset: 95% wool, 5% elastane.',
    ),
    care: 'thinWool',
    sizeGuide: 'trousers',
  },
  'garn-mesh-top': {
    lead: t(
      'Skal vi lage nettingtrøye på nytt? Si hva du mener før vi strikker den første.',
      'Should we bring back the mesh top? Tell us before we knit the first one.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Bestefar hadde rett: hull varmer. Under en tett genser holder nettingen lufta i ro og slipper svetten forbi. Likevel har den vært ute av butikkene i tretti år.

## Det vi lurer på

1. Skal skuldrene være tette, så sekken ikke trykker mønsteret inn i huden?
2. Ull eller bomull? Bomull er billigere, men våt.
3. Hvor store hull er for store?`,
          `Grandfather was right: holes keep you warm. Under a close sweater the mesh keeps the air still and lets sweat pass. Yet it has been out of the shops for thirty years.

## What we are wondering

1. Should the shoulders be solid, so that a pack does not print the pattern into your skin?
2. Wool or cotton? Cotton is cheaper, but wet.
3. How large a hole is too large?`,
        ),
      ),
      ruler(),
      actionButton('submitIdea', t('Tips oss om en gammel vi kan måle', 'Tell us of an old one we can measure')),
    ],
    material: t('Foreløpig: 100 % ull, 190 g/m².', 'For now: 100% wool, 190 g/m².'),
    care: 'thinWool',
    sizeGuide: 'tops',
  },
  'rim-thin-wool-top': {
    lead: t(
      'Glatt, tynn ulltrøye med raglanermer. Kan brukes på kontoret uten at noen ser at det er undertøy.',
      'Smooth, thin wool top with raglan sleeves. Wear it to the office, and nobody will see that it is underwear.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Rim ble utsolgt på ni dager i fjor. Denne gangen kan du forhåndsbestille, så slipper vi å gjette. Garnet er spunnet og farget, og rundstrikkemaskinen i Salhus står klar.

Sømmene går fra hals til armhule, så ingen av dem ligger under sekkereima. Tommelhullet er tilbake etter ønske fra 340 av dere.`,
          `Rim sold out in nine days last year. This time you can preorder, so that we need not guess. The yarn is spun and dyed, and the circular knitting machine in Salhus is waiting.

Seams run from neck to armpit, so that none lies beneath a pack strap. The thumb hole is back, as 340 of you asked.`,
        ),
      ),
    ],
    material: t(
      '100 % merinoull (17,5 mikron), 160 g/m². Strikket i Salhus.',
      '100% merino wool (17.5 micron), 160 g/m². Knitted in Salhus, Norway.',
    ),
    care: 'thinWool',
    sizeGuide: 'womenTops',
  },
}
