import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { columns, factBox, imageBlock, linkButton, table } from '../../builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const TROUSER_COPY: Record<string, ProductCopy> = {
  'sti-hiking-trousers': {
    lead: t(
      'Turbuksa vi selger mest av, og den vi reparerer mest. Det er et godt tegn.',
      'The hiking trousers that we sell most of, and repair most of. That is a good sign.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Sti har vært i butikken siden 2014. Snittet er endret to ganger: en gang for å gi plass til knebøyen, og en gang fordi lommene hang for lavt til at en mobil fikk ligge i fred.

Stoffet er tett nok for vind og tynt nok for august. Knær og bak er forsterket med et lag til, sydd på utenpå, slik at det kan skiftes.

- Lårlomme med klaff og to lommer med glidelås
- Strikk i bakstykket, ikke foran
- Krok nederst som festes i skolissene`,
          `Sti has been in the shop since 2014. The cut has changed twice: once to make room for a deep knee bend, and once because the pockets hung too low for a phone to lie in peace.

The cloth is dense enough for wind and thin enough for August. Knees and seat carry a second layer, sewn on the outside so that it can be replaced.

- A thigh pocket with a flap and two zipped pockets
- Elastic in the back of the waist, not in front
- A hook at the hem for your laces`,
        ),
      ),
      linkButton(t('Priser på nye knær', 'What new knees cost'), '@landingPage-repairs'),
    ],
    material: t(
      '65 % resirkulert polyester, 35 % økologisk bomull, 205 g/m². Forsterkning: resirkulert polyamid.',
      '65% recycled polyester, 35% organic cotton, 205 g/m². Reinforcement: recycled polyamide.',
    ),
    care: 'softshell',
    sizeGuide: 'trousers',
  },
  'ur-climbing-trousers': {
    lead: t(
      'Klatrebukse som tåler granitt og ser ordentlig ut på kafé etterpå.',
      'Climbing trousers that survive granite and look decent in a café afterwards.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Skrittet er sydd med en kile av ett stykke, så beina kan løftes uten at livet følger med. Livet har snøring på innsiden og ligger flatt under selen.

Baklommene er flyttet opp over selekanten. Nederst på høyre lår sitter en lomme for børste, og ingenting annet passer i den. Vi har prøvd.`,
          `The crotch is a gusset cut in one piece, so that your legs can rise without the waist following. The waist has a drawcord inside and lies flat under a harness.

The back pockets sit above the edge of the harness. Low on the right thigh is a pocket for a brush, and nothing else fits in it. We have tried.`,
        ),
      ),
      factBox(
        t('Når kommer den', 'When it comes'),
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
          `Bekk er sydd av restruller fra turbuksene våre. Derfor kan fargene variere litt fra parti til parti, og derfor koster de det halve.

Innerlommene er av nett og slipper vannet rett ut. Beina slutter en håndsbredd over kneet og kan brettes én gang.`,
          `Bekk is sewn from the ends of rolls left from our hiking trousers. That is why colours may differ a little between batches, and why they cost half as much.

The pocket bags are mesh and let water straight out. The legs end a hand’s breadth above the knee and can be turned up once.`,
        ),
      ),
    ],
    material: t(
      '100 % resirkulert polyester fra egne restruller, 120 g/m². Lommer i nett.',
      '100% recycled polyester from our own roll ends, 120 g/m². Mesh pockets.',
    ),
    care: 'softshell',
    sizeGuide: 'trousers',
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

Hamp vokser uten sprøyting og trenger en tredel av vannet som bomull trenger. Den er også vond å sy i, så vi bryter to nåler om dagen på den.`,
          `The cloth is woven on old shuttle looms in Lithuania, eighty-five centimetres wide with an edge on both sides. You see the edge when you turn up the leg.

Hemp grows without spraying and needs a third of the water that cotton does. It is also hard to sew: we break two needles a day on it.`,
        ),
      ),
      imageBlock(
        'landscape/fabric-hemp',
        t('Folder av vevd hampstoff i flere farger', 'Folds of woven hemp in several colours'),
        t('Fargeprøver fra veveriet. Vi valgte tre.', 'Colour samples from the mill. We chose three.'),
      ),
      linkButton(t('Hamp er tilbake', 'Hemp is back'), '@contentPage-hemp-is-back'),
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
          `Livet er høyt og skåret på skrå, så det verken ruller eller klemmer. Sømmene er flate og flyttet bort fra innsiden av låret.

Vi vet at elastan ikke kan resirkuleres. Vi har prøvd tre erstatninger og skriver om det på [miljøsiden](@landingPage-environment). Inntil videre er det beste vi kan gjøre, å lage dem så de varer.`,
          `The waist is high and cut on the bias, so it neither rolls nor pinches. Seams are flat and moved away from the inner thigh.

We know that elastane cannot be recycled. We tried three substitutes and write about it on the [environment page](@landingPage-environment). For now the best we can do is to make them last.`,
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
      'Foret vinterbukse for skiturer i motvind. Målet er nådd, og produksjonen er i gang.',
      'Lined winter trousers for skiing into the wind. The goal was reached, and production is under way.',
    ),
    content: (t) => [
      ...prose(
        t(
          `131 av dere reserverte Kolle før fristen. Det er 31 flere enn vi trengte. Stoffet er bestilt, og systua i Tallinn begynner så snart det er fremme.

Utsiden er tett vevd ull som vinden ikke kommer gjennom. Innsiden er børstet og myk på låret, tynn på leggen der skistøvelen sitter.`,
          `131 of you reserved Kolle before the deadline, 31 more than we needed. The cloth is ordered, and the workshop in Tallinn begins as soon as it arrives.

The outside is closely woven wool that wind cannot enter. The inside is brushed and soft over the thigh, and thin at the calf where the ski boot sits.`,
        ),
      ),
      factBox(
        t('Reserverte du?', 'Did you reserve?'),
        t(
          'Du får en e-post med en personlig lenke når vi begynner å sy. Prisen er den som gjaldt da du reserverte.',
          'You will receive an e-mail with a personal link when we start to sew. The price is the one from the day you reserved.',
        ),
      ),
    ],
    material: t(
      'Ytterstoff: 70 % ull, 30 % resirkulert polyamid, 310 g/m². Innside: børstet ull.',
      'Outer: 70% wool, 30% recycled polyamide, 310 g/m². Inside: brushed wool.',
    ),
    care: 'knit',
    sizeGuide: 'trousers',
  },
  'tun-everyday-trousers': {
    lead: t(
      'Hverdagsbukse for den som sykler til jobb og går hjem gjennom skogen.',
      'Everyday trousers for whoever cycles to work and walks home through the woods.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Tun ser ut som en vanlig bukse. Forskjellen er kilen i skrittet, det dobbelte stoffet der setet gnager, og en refleks på innsiden av høyre bein som synes når du bretter opp.

Farget i små partier, så bestill to samtidig hvis de skal være like.`,
          `Tun looks like ordinary trousers. The difference is the gusset, the double cloth where the saddle rubs, and a reflector inside the right leg that shows when you turn it up.

Dyed in small batches, so order two at a time if they are to match.`,
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
          `Medlemmene ba om lommer. Vi spurte hvor mange, og svaret var «én til». Etter fire runder ble det åtte, og hver av dem er tegnet etter noe bestemt.`,
          `Members asked for pockets. We asked how many, and the answer was “one more”. After four rounds there were eight, each drawn around something in particular.`,
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
          'Størrelse | Liv | Benlengde\nXS | 74 | 22\nS | 80 | 23\nM | 86 | 24\nL | 93 | 25\nXL | 101 | 26',
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
