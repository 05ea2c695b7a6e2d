import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { actionButton, columns, placedImage } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const VEST_COPY: Record<string, ProductCopy> = {
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

The press studs are nickel-free and can be replaced with a hammer and a setter. The workshop lends out both.`,
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
      'Vattert vest med ytterstoff av ull og kant i en annen farge. Over skjorte, kjole eller ingenting.',
      'Quilted vest with a wool face and a contrasting edge. Over a shirt, a dress or nothing at all.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hegg er klippet etter en vattert vest fra 1890-tallet som Amina fikk låne av naboen. Vi rettet ut sidene og ga den glidelås. Kanten er vevd på båndvev på Voss, og fyllet er ull som var for kort til å spinnes.

Vi syr 60 i første runde og flere hvis dere vil.`,
          `Hegg is modelled on a quilted vest from the 1890s that Amina borrowed from a neighbour. We straightened the sides and gave it a zip. The edging is woven on a band loom in Voss, and the filling is wool that was too short to be spun.

We will sew 60 in the first round, and more if you want them.`,
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
          `Kjell-Arne fra Namsos skrev at alle fiskevester er laget for amerikanere som står stille. Han vil gå fire timer til vannet, fiske i to og gå hjem igjen. Etter 164 svar vet vi at han ikke er alene.

### Det vi er enige om

- Vattert, for det er kaldt i april
- Ingen løse remmer bak

### Det vi er uenige om

- Ullflekk til fluer: ja eller nei?
- Lomme til kaffekopp`,
          `Kjell-Arne from Namsos wrote that all fishing vests are made for Americans who stand still. He wants to walk four hours to the lake, fish for two and walk home. After 164 answers we know that he is not alone.

### What we agree on

- Quilted, because April is cold
- No loose straps behind

### What we disagree on

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
  },
}

export const DRESS_COPY: Record<string, ProductCopy> = {
  'slatte-dress': {
    lead: t(
      'Kjole i hamp med lommer til albuen og sving nok til å hesje i.',
      'Hemp dress with pockets to the elbow and enough swing for haymaking.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Slåtte knappes i halsen og har rynket skjørt fra livet, så den også kan brukes over en bukse. Lommene i sidesømmen er så dype at du må lete.

Faldet er fem centimeter bredt. Det er til deg som vil legge ned kjolen senere, eller til den som arver den.`,
          `Slåtte buttons at the neck and is gathered at the waist, so it can be worn over trousers as well. The pockets in the side seams are so deep that you have to dig.

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
      'Ullkjole til sykkelen, møterommet og, hvis det må til, skisporet.',
      'A wool dress for cycling, for meetings and, if need be, for skiing.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Stoffet er tykt nok til å falle pent og har ti prosent strekk på tvers. Livet er formet med delesømmer i stedet for innsnitt, så kjolen kan legges ut en hel størrelse.`,
          `The cloth is thick enough to drape well and stretches ten per cent across. The bodice is shaped with seams instead of darts, so the dress can be let out by a whole size.`,
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
