import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { actionButton, columns, factBox, linkButton, placedImage, table } from '../../builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

const SWEATER_COPY: Record<string, ProductCopy> = {
  'stein-sweater': {
    lead: t(
      'Tykk strikkegenser med rundt bærestykke. Mønsteret er tegnet etter lav på ei steinblokk i Jotunheimen.',
      'Thick sweater with a round yoke. The pattern was drawn from lichen on a boulder in Jotunheimen.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Garnet kommer fra sauer som går ute ni måneder i året. Det gir en ull med mer fett i, som avviser duskregn og lukter svakt av sau de første ukene.

Genseren strikkes i ett stykke uten sidesøm. Rakner en maske, kan den hekles opp igjen på ti minutter; det ligger en garnrest i posen.`,
          `The yarn comes from sheep that live outdoors for nine months of the year. Their wool holds more lanolin, which turns away drizzle and smells faintly of sheep for the first weeks.

The sweater is knitted in one piece without side seams. If a stitch runs it can be crocheted back in ten minutes; a length of yarn comes in the bag.`,
        ),
      ),
      linkButton(
        t('Følg ullen fra sau til genser', 'Follow the wool from sheep to sweater'),
        '@contentPage-sheep-to-sweater',
      ),
    ],
    material: t(
      '100 % norsk ull, C1-kvalitet, 620 g i størrelse M. Spunnet på Sandnes.',
      '100% Norwegian wool, 620 g in size M. Spun in Sandnes.',
    ),
    care: 'knit',
    sizeGuide: 'tops',
  },
  'utmark-wool-sweater': {
    lead: t(
      'Ufarget genser av ull som ellers blir kastet. Nesten fullbooket, og produksjonen starter uansett.',
      'Undyed sweater from wool that would be thrown away. Nearly full, and production starts whatever happens.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hvert år blir flere hundre tonn norsk ull levert som avfall fordi den er grov, brun eller full av lyng. Utmark er strikket av den. Fargen er sauens.

## Hva som skjer nå

Målet på 120 er nådd, så genseren blir laget. Garnet rekker til 150, og da er det slutt. Beløpet trekkes når strikkemaskinene starter.

> Vi trodde grov ull var et problem. Så tok Ole på seg genseren og ville ikke ta den av.
> Solveig, daglig leder`,
          `Every year several hundred tonnes of Norwegian wool are delivered as waste because it is coarse, brown or full of heather. Utmark is knitted from it. The colour is the sheep’s.

## What happens now

The goal of 120 is reached, so the sweater will be made. The yarn lasts for 150, and then it is over. The amount is charged when the knitting machines start.

> We thought that coarse wool was a problem. Then Ole put the sweater on and would not take it off.
> Solveig, founder`,
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
    cardTag: t('Snart fulltegnet', 'Nearly full'),
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

Kraven er høy og myk på innsiden. Lommene er dype og uten fôr, så hendene varmer magen og omvendt.`,
          `The fibre in Skodde is spun as one long filament and not sheared afterwards, which leaves fewer loose ends to end up in the fjord. It does not pill, either.

The collar is high and soft inside. The pockets are deep and unlined, so your hands warm your stomach and the other way round.`,
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
      'Ser ut som fleece, er ull. Kan komposteres når den en gang er utslitt, bortsett fra glidelåsen.',
      'Looks like fleece, is wool. Can be composted once it is worn out, apart from the zip.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Et veveri i Østerrike har funnet ut hvordan ull kan rues på innsiden uten å miste styrke. Resultatet er mykt som fleece og slipper ingenting i vannet som fisk ikke tåler.

Kveld er kort i livet og lang på ermene, laget for å ligge under en jakke eller over en kjole.`,
          `A mill in Austria has found a way to raise wool on the inside without losing strength. The result is as soft as fleece and releases nothing into the water that fish cannot stand.

Kveld is short in the body and long in the sleeve, made to lie under a jacket or over a dress.`,
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
    lead: t('Lett fleecejakke, vaflet på innsiden.', 'Light fleece jacket, waffled on the inside.'),
    content: (t) => [
      ...prose(
        t(
          `Til dager da du vet at du blir varm, men ikke når. Glidelåsen har en liten garasje øverst, så den ikke napper i skjegget.

Ermene kan dras opp og blir sittende. Hele jakka får plass i en drikkeflaske på en liter; vi har ikke funnet noen grunn til å gjøre det.`,
          `For days when you know that you will get warm, but not when. The zip parks in a small garage at the top, so it does not catch your beard.

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
      'Airy sweater in the colours of a hay meadow in June.',
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
    cardTag: t('Få igjen', 'Few left'),
  },
}

const VEST_COPY: Record<string, ProductCopy> = {
  'glo-vest': {
    lead: t(
      'Vattert vest med ullfyll. Alene i september, under skallet i januar.',
      'Quilted vest filled with wool. On its own in September, under a shell in January.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Samme fyll som i [jakka](@product-glo-insulated-jacket), men uten ermer og med større lommer. Kanten i armhullet er strikket, så vinden ikke kommer inn når du strekker deg.

Trykknappene er nikkelfrie og kan byttes med en hammer og en hylse. Begge deler lånes ut på systua.`,
          `The same filling as in the [jacket](@product-glo-insulated-jacket), but without sleeves and with larger pockets. The armholes are edged with rib, so the wind stays out when you reach.

The press studs are free of nickel and can be replaced with a hammer and a setter. The workshop lends out both.`,
        ),
      ),
    ],
    material: t(
      'Ytterstoff og fôr: 100 % resirkulert polyamid. Fyll: 70 % ull, 30 % polylaktid, 80 g/m².',
      'Outer and lining: 100% recycled polyamide. Filling: 70% wool, 30% polylactide, 80 g/m².',
    ),
    care: 'insulated',
    sizeGuide: 'tops',
  },
  'hegg-wool-vest': {
    lead: t(
      'Vattert vest med ytterstoff av ull og kant i en annen farge. Til skjorte, kjole eller ingenting.',
      'Quilted vest with a wool face, edged in another colour. Over a shirt, a dress or nothing.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hegg er klippet etter en vattert vest fra 1890-tallet som Amina fikk låne av naboen. Vi rettet ut sidene og ga den glidelås. Kanten er vevd på båndvev i Voss, og fyllet er ull som var for kort til å spinnes.

Vi syr 60 i første runde og flere hvis dere vil.`,
          `Hegg is cut after a quilted vest from the 1890s that Amina borrowed from a neighbour. We straightened the sides and gave it a zip. The edging is woven on a band loom in Voss, and the filling is wool that was too short to be spun.

We sew 60 in the first round, and more if you like.`,
        ),
      ),
    ],
    material: t(
      'Ytterstoff: 80 % ny ull, 20 % resirkulert polyamid, 220 g/m². Fyll: 100 % ull, 80 g/m². Kant: 100 % ull.',
      'Outer: 80% new wool, 20% recycled polyamide, 220 g/m². Filling: 100% wool, 80 g/m². Edging: 100% wool.',
    ),
    care: 'knit',
    sizeGuide: 'womenTops',
  },
  'snelle-fishing-vest': {
    lead: t(
      'En vattert fiskevest for folk som fisker i april. Hvor mange lommer, og hvor skal de sitte?',
      'A quilted fishing vest for people who fish in April. How many pockets, and where?',
    ),
    content: (t) => [
      ...prose(
        t(
          `Kjell-Arne fra Namsos skrev at alle fiskevester er laget for amerikanere som står stille. Han vil gå fire timer til vannet, fiske i to og gå hjem igjen. 164 svar senere vet vi at han ikke er alene.

### Enige om

- Vattert, for det er kaldt i april
- Ingen løse remmer bak

### Uenige om

- Ullflekk til fluer: ja eller nei?
- Lomme til kaffekopp`,
          `Kjell-Arne from Namsos wrote that all fishing vests are made for Americans who stand still. He wants to walk four hours to the lake, fish for two and walk home. 164 answers later we know that he is not alone.

### Agreed

- Quilted, because April is cold
- No loose straps behind

### Not agreed

- A wool patch for flies: yes or no?
- A pocket for a coffee cup`,
        ),
      ),
      placedImage('landscape/lake-summer-dusk', {
        alt: t('Et fjellvann med lys i ei hytte i sommerskumring', 'A mountain lake with a lit cabin in summer dusk'),
        align: 'left',
        maxWidthPx: 420,
        caption: t(
          'Kjell-Arnes vann. Vi har lovet å ikke si hvor.',
          'Kjell-Arne’s lake. We promised not to say where.',
        ),
      }),
      actionButton('submitIdea', t('Send inn en skisse', 'Send in a sketch')),
    ],
    material: t(
      'Ikke bestemt. Forslag: hamp og bomull, 240 g/m².',
      'Not decided. Proposal: hemp and cotton, 240 g/m².',
    ),
    care: 'plantFibre',
    sizeGuide: 'unisexTops',
    cardTag: t('Bli med i diskusjonen', 'Join the discussion'),
  },
}

const DRESS_COPY: Record<string, ProductCopy> = {
  'slatte-dress': {
    lead: t(
      'Kjole i hamp med lommer til albuen og sving nok til å hesje i.',
      'Hemp dress with pockets to the elbow and enough swing for haymaking.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Slåtte knappes i halsen og har rynket skjørt fra livet, så den også kan brukes over en bukse. Lommene i sidesømmen er så dype at du må lete.

Faldet er fem centimeter bredt. Det er til deg som vil legge den ned senere, eller til den som arver den.`,
          `Slåtte buttons at the neck and is gathered at the waist, so it can be worn over trousers, too. The pockets in the side seams are so deep that you have to search.

The hem is five centimetres wide, for you to let down later, or for whoever inherits it.`,
        ),
      ),
    ],
    material: t(
      '55 % hamp, 45 % økologisk bomull, 165 g/m². Knapper av perlemor.',
      '55% hemp, 45% organic cotton, 165 g/m². Mother-of-pearl buttons.',
    ),
    care: 'plantFibre',
    sizeGuide: 'womenTops',
  },
  'rogn-wool-dress': {
    lead: t(
      'Ullkjole du kan sykle i, sitte på møte i og gå på ski i hvis det må til.',
      'A wool dress to cycle in, sit in meetings in and ski in if you must.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Stoffet er tykt nok til å falle pent og har ti prosent strekk på tvers. Kroppen er formet med snitt, ikke innsnevringer, så den kan legges ut en hel størrelse.`,
          `The cloth is thick enough to fall well and stretches ten per cent across. The body is shaped with seams instead of darts, so it can be let out by a whole size.`,
        ),
      ),
      columns(
        prose(
          t(
            `#### Vinter

[Varme stillongs](@product-varme-long-johns) under og raggsokker i støvlene.`,
            `#### Winter

[Varme long johns](@product-varme-long-johns) underneath and boot socks.`,
          ),
        ),
        prose(
          t(
            `#### Vår

Bare bein og [Selje ullskjorte](@product-selje-wool-overshirt) over skuldrene.`,
            `#### Spring

Bare legs and the [Selje overshirt](@product-selje-wool-overshirt) over your shoulders.`,
          ),
        ),
      ),
    ],
    material: t('92 % merinoull, 8 % polyamid, 280 g/m².', '92% merino wool, 8% polyamide, 280 g/m².'),
    care: 'knit',
    sizeGuide: 'womenTops',
  },
}

export const KNITWEAR_VEST_AND_DRESS_COPY: Record<string, ProductCopy> = {
  ...SWEATER_COPY,
  ...VEST_COPY,
  ...DRESS_COPY,
}
