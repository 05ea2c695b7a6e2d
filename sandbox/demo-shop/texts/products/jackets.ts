import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import {
  actionButton,
  columns,
  factBox,
  linkButton,
  placedImage,
  table,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const JACKET_COPY: Record<string, ProductCopy> = {
  'storr-shell-jacket': {
    lead: t(
      'Treslags skalljakke til storm på fjellet og sidelengs regn i byen. Fortsatt tett etter tre hundre turer, hvis du vasker den.',
      'Three-layer shell for gales in the mountains and sideways rain in town. Still waterproof after three hundred days out, as long as you wash it.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Storr er skallet vi selv går i fra september til mai. Stoffet er vevd av resirkulert nylon, membranen er uten PFAS, og alle sømmer er teipet for hånd på systua i Bergen.

## Laget for å åpnes igjen

Glidelåsen foran er sydd inn med en egen søm, slik at den kan byttes på tjue minutter. Hetta går utenpå en hjelm og strammes med ett drag, også med votter på.

- Lufting under armene, 32 cm lang
- To lommer som går fri av hoftebeltet på sekken
- Romslig nok til [Glo isolert jakke](@product-glo-insulated-jacket) under`,
          `Storr is the shell we wear ourselves from September to May. The cloth is woven from recycled nylon, the membrane is free of PFAS, and every seam is taped by hand in our Bergen workshop.

## Made to be opened again

The front zip is sewn in with a seam of its own, so that it can be replaced in twenty minutes. The hood fits over a helmet and tightens with one pull, mittens on.

- Vents under the arms, 32 cm long
- Two pockets clear of the hip belt of your pack
- Room for the [Glo insulated jacket](@product-glo-insulated-jacket) underneath`,
        ),
      ),
      table(
        t('Målt på vårt eget stoff', 'Measured on our own cloth'),
        t(
          'Egenskap | Ny | Etter 50 vask\nVannsøyle | 20 000 mm | 17 500 mm\nPusteevne (RET) | 7 | 8\nVekt, herre M | 468 g | 468 g',
          'Property | New | After 50 washes\nWater column | 20 000 mm | 17 500 mm\nBreathability (RET) | 7 | 8\nWeight, men’s M | 468 g | 468 g',
        ),
      ),
    ],
    material: t(
      'Ytterstoff: 100 % resirkulert polyamid, 118 g/m². Membran: polyuretan uten PFAS. Innside: resirkulert polyamid.',
      'Outer: 100% recycled polyamide, 118 g/m². Membrane: polyurethane, free of PFAS. Lining: recycled polyamide.',
    ),
    care: 'shell',
    sizeGuide: 'tops',
    cardTag: t('Sydd i Bergen', 'Sewn in Bergen'),
  },
  'vidde-softshell-jacket': {
    lead: t(
      'Vindtett foran, pustende bak. Jakka du glemmer at du har på.',
      'Windproof in front, breathable behind. You will forget that you are wearing it.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Vidde er for dagene som verken er våte eller varme: skiturer, sykkelveien, fjellet i oktober. Fremsiden stopper vinden, ryggen og undersiden av armene er i et tynnere stoff som slipper fuktigheten ut.

Resten har vi kuttet: ingen løse remmer, ingen borrelås, to sidelommer og én på brystet. Den pakker seg i sin egen høyrelomme.`,
          `Vidde is for days that are neither wet nor warm: ski trips, the cycle path, the mountains in October. The front stops the wind; the back and the undersides of the arms are in a thinner cloth that lets moisture out.

We left out almost everything else: no loose straps, no hook and loop, two hand pockets and one on the chest. It packs into its own right pocket.`,
        ),
      ),
      factBox(
        t('Prøvd av', 'Tested by'),
        t(
          'Fjorten medlemmer brukte Vidde i en vinter før vi satte den i produksjon. De ba om lengre ermer og et stillere stoff. Begge deler fikk de.',
          'Fourteen members wore Vidde for a whole winter before we began production. They asked for longer sleeves and a quieter cloth. They got both.',
        ),
      ),
    ],
    material: t(
      'Front: 92 % resirkulert polyester, 8 % elastan, 190 g/m². Rygg: 88 % resirkulert polyester, 12 % elastan.',
      'Front: 92% recycled polyester, 8% elastane, 190 g/m². Back: 88% recycled polyester, 12% elastane.',
    ),
    care: 'softshell',
    sizeGuide: 'tops',
  },
  'glo-insulated-jacket': {
    lead: t(
      'Lett, vattert jakke med fyll av ullspill fra veveriet. Varmer også når den er fuktig.',
      'Light quilted jacket filled with wool left over from the mill. Warm even when damp.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hvert år sitter veveriet igjen med tonnevis av ullfibre som er for korte til å spinnes. I Glo er de fyll, blandet med en maisbasert fiber som holder lufta på plass.

## Slik bruker du den

Under skallet når du går, utenpå når du sitter. Kragen er høy nok til å gjemme haka i. Ermene er sydd av ett stykke, så ingen søm ligger på skulderen under sekkereima.

## Om forhåndsbestillingen

Stoffet er vevd og ligger klart. Vi syr det antallet som er bestilt, pluss litt til bytte av størrelse.`,
          `Every year the mill is left with tonnes of wool fibres that are too short to be spun. In Glo they are the filling, blended with a maize-based fibre that keeps the air in place.

## How to wear it

Under the shell when you walk, over it when you sit. The collar is high enough to tuck your chin into. Each sleeve is cut in one piece, so no seam lies on the shoulder under a strap.

## About the preorder

The cloth is woven and waiting. We sew the number that is ordered, and a few more for exchanges.`,
        ),
      ),
    ],
    material: t(
      'Ytterstoff og fôr: 100 % resirkulert polyamid, 38 g/m². Fyll: 70 % ull, 30 % polylaktid, 80 g/m².',
      'Outer and lining: 100% recycled polyamide, 38 g/m². Filling: 70% wool, 30% polylactide, 80 g/m².',
    ),
    care: 'insulated',
    sizeGuide: 'tops',
  },
  'furu-flannel-shirt': {
    lead: t(
      'Tykk flanell, børstet på begge sider. Hogstskjorte om høsten, jakke om våren.',
      'Thick flannel, brushed on both sides. A logging shirt in autumn, a jacket in spring.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Flanellen i Furu er vevd tettere enn det som er vanlig, og børstet etterpå i stedet for før. Da blir den myk uten å bli tynn på albuene.

Knappene er av steinnøtt og sydd på med stilk. To reserveknapper sitter nederst på innsiden, der de ikke gnager.`,
          `The flannel in Furu is woven more closely than usual and brushed afterwards instead of before. That makes it soft without thinning at the elbows.

The buttons are corozo nut, sewn on with a shank. Two spares sit inside at the hem, where they do not chafe.`,
        ),
      ),
      linkButton(t('Slik lapper du en albue', 'How to patch an elbow'), '@contentPage-patch-an-elbow'),
    ],
    material: t(
      '100 % økologisk bomull, 260 g/m², vevd i Portugal. Knapper av steinnøtt.',
      '100% organic cotton, 260 g/m², woven in Portugal. Corozo nut buttons.',
    ),
    care: 'plantFibre',
    sizeGuide: 'menTops',
  },
  'selje-wool-overshirt': {
    lead: t(
      'Skjortejakke i valket ull. Den du tar på når det er for varmt til jakke og for kaldt til ingenting.',
      'Overshirt in fulled wool. The one you reach for when it is too warm for a jacket and too cold for nothing.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Ulla er valket på gammelt vis til den er tett nok til å stoppe vinden. Snittet er lett innsvingt, med en brystlomme stor nok til en liten bok.

> «Jeg kjøpte den til hytta og har gått med den på jobb siden.» – Ingvild, Voss`,
          `The wool is fulled the old way until it is dense enough to stop the wind. The cut is slightly waisted, with a chest pocket large enough for a small book.

> “I bought it for the cabin and have worn it to work ever since.” – Ingvild, Voss`,
        ),
      ),
    ],
    material: t(
      '80 % ny ull, 20 % resirkulert polyamid, 340 g/m². Fôr i ermene: viskose.',
      '80% new wool, 20% recycled polyamide, 340 g/m². Sleeve lining: viscose.',
    ),
    care: 'knit',
    sizeGuide: 'womenTops',
  },
  'isfjell-parka': {
    lead: t(
      'Vinterparkas til å stå stille i: på kanten av isen, ved bålet, på bussholdeplassen i februar.',
      'A winter parka for standing still: on the edge of the ice, by the fire, at the bus stop in February.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Vi har laget tre prototyper av Isfjell og brukt dem i to vintre. Nå vet vi hva den skal koste og hvem som kan sy den. Det vi mangler, er nok reservasjoner til å få vevd stoffet: 150 parkaser er det minste veveriet tar imot.

## Slik støtter du produksjonen

1. Du reserverer en parkas. Det koster ingenting.
2. Når vi når målet og produksjonen starter, får du en e-post med lenke til betalingen.
3. Når vi det ikke, betaler du ingenting, og det får du også vite på e-post.

Snittet er det samme for kvinner og menn, med lang rygg. Kragen er høy og fôret med strikket ull.`,
          `We have made three prototypes of Isfjell and worn them for two winters. We know what it will cost and who can sew it. What we lack is enough reservations to have the cloth woven: 150 parkas is the least the mill will take on.

## How to support production

1. You reserve a parka. It costs nothing.
2. Once the goal is reached and production starts, you get an e-mail with a link to pay.
3. If it is not reached you pay nothing, and we tell you that by e-mail, too.

One cut for women and men, with a long back. The collar is high and lined with knitted wool.`,
        ),
      ),
      columns(
        [factBox(t('Vekt', 'Weight'), t('1 240 g i størrelse M', '1 240 g in size M'))],
        [factBox(t('Varme', 'Warmth'), t('Ned til –25 °C i ro', 'Down to –25 °C at rest'))],
        [factBox(t('Sys i', 'Sewn in'), t('Tallinn, Estland', 'Tallinn, Estonia'))],
      ),
    ],
    material: t(
      'Ytterstoff: 65 % økologisk bomull, 35 % resirkulert polyester med bivoks. Fyll: 70 % ull, 30 % polylaktid, 180 g/m².',
      'Outer: 65% organic cotton, 35% recycled polyester with beeswax. Filling: 70% wool, 30% polylactide, 180 g/m².',
    ),
    care: 'insulated',
    sizeGuide: 'unisexTops',
  },
  'skumring-wind-jacket': {
    lead: t(
      'Vindjakke i to farger, tegnet av et medlem. Lomme på brystet, ingen dill.',
      'Wind jacket in two colours, designed by a member. A pocket on the chest and no fuss.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Skumring begynte som en blyanttegning fra Marte i Mosjøen, sendt inn som forslag i [fellesskapet](@communityPage). Hun ville ha en jakke som kunne trekkes over alt annet når lyset går.

Feltet over skuldrene er mørkere enn resten, så merkene etter sekkereimene ikke synes, og brystlomma åpnes med venstre hånd mens høyre holder i båndet. Stoffet er bomull og hamp, tett vevd, og lager ingen lyd når du går etter ryper eller prøver å få et barn til å sove i bæremeis.`,
          `Skumring began as a pencil drawing from Marte in Mosjøen, sent in as an idea to the [community](@communityPage). She wanted a jacket to pull over everything else when the light goes.

The panel over the shoulders is darker than the rest, so that marks from pack straps do not show, and the chest pocket opens with your left hand while the right one holds the lead. The cloth is cotton and hemp, densely woven, and makes no sound when you are after grouse or getting a child to sleep in a carrier.`,
        ),
      ),
      placedImage('landscape/ridge-summer-dusk', {
        alt: t('Fjellrygger i lag i sommerskumring', 'Layered ridges in summer dusk'),
        align: 'right',
        maxWidthPx: 480,
        caption: t('Fargene er hentet fra åsene ved Mosjøen.', 'The colours come from the hills near Mosjøen.'),
      }),
      actionButton('submitIdea', t('Send inn din tegning', 'Send in your drawing')),
    ],
    material: t(
      '70 % økologisk bomull, 30 % hamp, 195 g/m². Voksbehandlet på skuldre og hette.',
      '70% organic cotton, 30% hemp, 195 g/m². Waxed on shoulders and hood.',
    ),
    care: 'plantFibre',
    sizeGuide: 'unisexTops',
    cardTag: t('Tegnet av et medlem', 'A member’s design'),
  },
  'sval-hemp-shirt': {
    lead: t(
      'Kjølig hampskjorte med rett kant nederst. Finest når den er krøllete.',
      'Cool hemp shirt with a straight hem. Looks best creased.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hamp slipper varmen ut fortere enn bomull og tåler å bli vasket ofte. De første ukene er skjorta stiv. Så blir den din.

Brystlomma har plass til et par briller. Kragen er liten nok til at den ligger pent under en genser.`,
          `Hemp lets heat out faster than cotton and does not mind frequent washing. For the first few weeks the shirt is stiff. Then it becomes yours.

The chest pocket holds a pair of glasses. The collar is small enough to sit neatly under a sweater.`,
        ),
      ),
    ],
    material: t('55 % hamp, 45 % økologisk bomull, 150 g/m².', '55% hemp, 45% organic cotton, 150 g/m².'),
    care: 'plantFibre',
    sizeGuide: 'tops',
  },
  'rein-stretch-jacket': {
    lead: t(
      'Tynn løpejakke for bare knauser og motvind. Vi har sydd tolv stykker som du kan låne.',
      'Thin running jacket for bare hills and headwinds. We have sewn twelve for you to borrow.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Rein er ikke ferdig. Vi tror på snittet, men er usikre på lufteåpningene i ryggen og på om ermene skal ha tommelhull. Derfor låner vi ut tolv testplagg.

## Dette vil vi vite

- Flagrer den i motvind?
- Blir du klam mellom skulderbladene?
- Hva savnet du etter ti turer?

Du henter jakka i butikken, bruker den i en uke og svarer på ni spørsmål når du leverer den tilbake.`,
          `Rein is not finished. We believe in the cut, but are unsure about the vents in the back and whether the sleeves should have thumb holes. So we are lending out twelve test garments.

## What we want to know

- Does it flap in a headwind?
- Does it get clammy between the shoulder blades?
- What did you miss after ten runs?

Collect the jacket in the store, use it for a week and answer nine questions when you bring it back.`,
        ),
      ),
    ],
    material: t(
      '86 % resirkulert polyamid, 14 % elastan, 94 g/m². Rygg i nett.',
      '86% recycled polyamide, 14% elastane, 94 g/m². Mesh back.',
    ),
    care: 'softshell',
    sizeGuide: 'womenTops',
  },
}
