import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, imageBlock, linkButton, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const TROUSER_COPY: Record<string, ProductCopy> = {
  'sti-hiking-trousers': {
    lead: t(
      'Turbuksa vi selger mest av, og den vi reparerer mest. Det er et godt tegn.',
      'The hiking trousers we sell the most of, and repair the most. That is a good sign.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Sti har vært i butikken siden 2014. Snittet er endret to ganger: én gang for å gi plass til knebøyen, og én gang fordi lommene hang for lavt til at en mobil fikk ligge i fred.

Stoffet er tett nok for vind og tynt nok for august. Knærne og baken er forsterket med et ekstra lag, sydd på utenpå så det kan skiftes.

- Lårlomme med klaff og to lommer med glidelås
- Strikk i bakstykket, ikke foran
- Krok nederst, til skolissene`,
          `Sti has been in the shop since 2014. The cut has changed twice: once to make room for a deep knee bend, and once because the pockets hung so low that a phone got no peace.

The cloth is dense enough for wind and thin enough for August. Knees and seat carry a second layer, sewn on the outside so that it can be replaced.

- A thigh pocket with a flap and two zipped pockets
- Elastic in the back of the waist, not in front
- A hook at the hem for your laces`,
        ),
      ),
      linkButton(t('Se hva nye knær koster', 'See what new knees cost'), '@landingPage-repairs'),
    ],
    material: t(
      '65 % resirkulert polyester, 35 % økologisk bomull, 205 g/m². Forsterkning: resirkulert polyamid.',
      '65% recycled polyester, 35% organic cotton, 205 g/m². Reinforcement: recycled polyamide.',
    ),
    care: 'softshell',
    sizeGuide: 'trousers',
    cardTag: t('Mest reparert', 'Most repaired'),
  },
  'ur-climbing-trousers': {
    lead: t(
      'Klatrebukse som tåler granitt og ser ordentlig ut på kafé etterpå.',
      'Climbing trousers that survive granite and look presentable in a café afterwards.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Skrittet har en kile i ett stykke, så du kan løfte beina uten at livet følger med. Livet har snøring på innsiden og ligger flatt under selen.

Baklommene er flyttet opp over selekanten. Nederst på høyre lår sitter en lomme for børste, og ingenting annet passer i den. Vi har prøvd.`,
          `The crotch is a gusset cut in one piece, so that your legs can rise without the waist following. The waist has a drawcord inside and lies flat under a harness.

The back pockets sit above the edge of the harness. Low on the right thigh is a pocket for a brush, and nothing else fits in it. We have tried.`,
        ),
      ),
      factBox(
        t('Når kommer den?', 'When will it come?'),
        t(
          'Stoffet veves i Borås i vinter, og vi syr på nyåret. Forhåndsbestiller du nå, er du med i første levering.',
          'The cloth is woven in Borås this winter, and we sew in the new year. Preorder now to be in the first delivery.',
        ),
      ),
    ],
    material: t('98 % økologisk bomull, 2 % elastan, 280 g/m².', '98% organic cotton, 2% elastane, 280 g/m².'),
    care: 'plantFibre',
    sizeGuide: 'trousers',
  },
  'bekk-shorts': {
    lead: t('Shorts til å vasse i. Tørre før du er hjemme.', 'Shorts for wading. Dry before you are home.'),
    content: (t) => [
      ...prose(
        t(
          `Bekk er sydd av restruller som veveriet ellers hadde kastet. Derfor kan fargene variere litt fra parti til parti, og derfor koster den halvparten av en turbukse.

Innerlommene er av nett og slipper vannet rett ut. Beina slutter en håndsbredd over kneet og kan brettes én gang.`,
          `Bekk is sewn from roll ends that the mill would otherwise throw away. That is why colours may differ a little between batches, and why they cost half as much as our hiking trousers.

The pocket bags are mesh and let water straight out. The legs end a hand’s breadth above the knee and can be turned up once.`,
        ),
      ),
    ],
    material: t(
      '100 % resirkulert polyester fra restruller, 120 g/m². Lommer i nett.',
      '100% recycled polyester from roll ends, 120 g/m². Mesh pockets.',
    ),
    care: 'softshell',
    sizeGuide: 'trousers',
    cardTag: t('Av restruller', 'From roll ends'),
  },
  'vev-hemp-trousers': {
    lead: t(
      'Rett bukse i kraftig hampstoff. Stiv som en planke i to uker, så din for alltid.',
      'Straight trousers in heavy hemp. Stiff as a plank for two weeks, then yours for good.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Stoffet er vevd på gamle skyttelvevstoler i Litauen, åttifem centimeter bredt, med kant på begge sider. Kanten ser du når du bretter opp beinet.

Hamp vokser uten sprøyting og trenger en tredel av vannet som bomull trenger. Den er også vrien å sy i: Vi brekker to nåler om dagen på den.`,
          `The cloth is woven on old shuttle looms in Lithuania, eighty-five centimetres wide with an edge on both sides. You see the edge when you turn up the leg.

Hemp grows without spraying and needs a third of the water that cotton does. It is also hard to sew: we break two needles a day on it.`,
        ),
      ),
      imageBlock(
        'landscape/fabric-hemp',
        t('Folder av vevd hampstoff i flere farger', 'Folds of woven hemp in several colours'),
        t('Fargeprøver fra veveriet. Vi valgte tre.', 'Colour samples from the mill. We chose three.'),
      ),
      linkButton(t('Les om hampen som kom tilbake', 'Read how hemp came back'), '@contentPage-hemp-is-back'),
    ],
    material: t(
      '60 % hamp, 40 % økologisk bomull, 340 g/m². Knapper av kobber.',
      '60% hemp, 40% organic cotton, 340 g/m². Copper buttons.',
    ),
    care: 'plantFibre',
    sizeGuide: 'waists',
  },
  'loype-tights': {
    lead: t(
      'Tights til løping og langrenn, med lomme på begge lår og liv som blir der det er.',
      'Tights for running and cross-country skiing, with a pocket on each thigh and a waist that stays put.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Livet er høyt og skåret på skrå, så det verken ruller seg eller klemmer. Sømmene er flate og flyttet bort fra innsiden av låret.

Vi vet at elastan ikke kan resirkuleres. Vi har prøvd tre erstatninger og skriver om det på [miljøsiden](@landingPage-environment). Inntil videre er det beste vi kan gjøre, å lage dem så de varer.`,
          `The waist is high and cut on the bias, so it neither rolls nor pinches. Seams are flat and moved away from the inner thigh.

We know that elastane cannot be recycled. We have tried three substitutes and write about it on the [environment page](@landingPage-environment). For now the best we can do is to make them last.`,
        ),
      ),
    ],
    material: t(
      '78 % resirkulert polyamid, 22 % elastan, 240 g/m².',
      '78% recycled polyamide, 22% elastane, 240 g/m².',
    ),
    care: 'softshell',
    sizeGuide: 'trousers',
  },
  'kolle-winter-trousers': {
    lead: t(
      'Fôret vinterbukse for skiturer i motvind. Målet er nådd, og nå venter vi bare på stoffet.',
      'Lined winter trousers for skiing into the wind. The goal was reached, and now we are only waiting for the cloth.',
    ),
    content: (t) => [
      ...prose(
        t(
          `131 av dere reserverte Kolle før fristen. Det er 31 flere enn vi trengte. Stoffet er bestilt, og systua i Tallinn begynner så snart det er fremme.

Utsiden er tett vevd ull som vinden ikke kommer gjennom. Innsiden er børstet og myk på låret, tynn på leggen der skistøvelen sitter.`,
          `131 of you reserved Kolle before the deadline, 31 more than we needed. The cloth is ordered, and the workshop in Tallinn starts as soon as it arrives.

The outside is closely woven wool that keeps the wind out. The inside is brushed and soft over the thigh, and thin at the calf where the ski boot sits.`,
        ),
      ),
      factBox(
        t('Reserverte du?', 'Did you reserve?'),
        t(
          'Du får en e-post med en personlig lenke til betalingen når vi begynner å sy. Prisen er den som gjaldt da du reserverte.',
          'You will get an e-mail with a personal link to pay when we start sewing. The price is the one from the day you reserved.',
        ),
      ),
    ],
    material: t(
      'Ytterstoff: 70 % ull, 30 % resirkulert polyamid, 310 g/m². Innside: børstet ull.',
      'Outer: 70% wool, 30% recycled polyamide, 310 g/m². Inside: brushed wool.',
    ),
    care: 'knit',
    sizeGuide: 'trousers',
    cardTag: t('Nådde målet', 'Goal reached'),
  },
  'tun-everyday-trousers': {
    lead: t(
      'Hverdagsbukse for den som sykler til jobb og går hjem gjennom skogen.',
      'Everyday trousers for those who cycle to work and walk home through the woods.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Tun ser ut som en vanlig bukse. Forskjellen er kilen i skrittet, det dobbelte stoffet der sykkelsetet gnager, og en refleks på innsiden av høyre bein som synes når du bretter opp.

Stoffet farges i små partier, så bestill to samtidig hvis de skal være like.`,
          `Tun looks like ordinary trousers. The difference is the gusset, the double cloth where the saddle rubs, and a reflector inside the right leg that shows when you turn it up.

The cloth is dyed in small batches, so order two at a time if they are to match.`,
        ),
      ),
    ],
    material: t('97 % økologisk bomull, 3 % elastan, 265 g/m².', '97% organic cotton, 3% elastane, 265 g/m².'),
    care: 'plantFibre',
    sizeGuide: 'waists',
  },
  'krok-pocket-shorts': {
    lead: t(
      'Shorts med åtte lommer til snøre, saks, eple og det du ellers finner.',
      'Shorts with eight pockets for line, scissors, an apple and whatever else you find.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Medlemmene ba om lommer. Vi spurte hvor mange, og svaret var «én til». Etter fire runder ble det åtte, og hver av dem er tegnet for noe bestemt.`,
          `Members asked for pockets. We asked how many, and the answer was “one more”. After four rounds there were eight, each drawn for something in particular.`,
        ),
      ),
      columns(
        prose(
          t(
            `#### Foran

- Snørekveil
- Eple
- Nøkler, med krok`,
            `#### In front

- Coil of line
- Apple
- Keys, with a hook`,
          ),
        ),
        prose(
          t(
            `#### På siden

- Saks
- Kart i A5
- Blyant`,
            `#### At the side

- Scissors
- Map in A5
- Pencil`,
          ),
        ),
        prose(
          t(
            `#### Bak

- Lommebok, med knapp
- Våte hansker`,
            `#### Behind

- Wallet, with a button
- Wet gloves`,
          ),
        ),
      ),
      table(
        t('Mål på ferdig plagg, i cm', 'Finished garment, in cm'),
        t(
          'Størrelse | Liv | Beinlengde\nXS | 74 | 22\nS | 80 | 23\nM | 86 | 24\nL | 93 | 25\nXL | 101 | 26',
          'Size | Waist | Inside leg\nXS | 74 | 22\nS | 80 | 23\nM | 86 | 24\nL | 93 | 25\nXL | 101 | 26',
        ),
      ),
    ],
    material: t('55 % hamp, 45 % økologisk bomull, 290 g/m².', '55% hemp, 45% organic cotton, 290 g/m².'),
    care: 'plantFibre',
    sizeGuide: 'trousers',
    cardTag: t('Åtte lommer', 'Eight pockets'),
  },
}
