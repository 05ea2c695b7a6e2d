import type { Pick } from '../builders/localised.ts'
import { prose } from '../builders/prose.ts'
import { type RichCopy, type Table, table } from '../builders/rich-text.ts'

const MEASURE_NB =
  'Mål deg over tynt undertøy og la målebåndet ligge løst. Er du mellom to størrelser, velg den største til ytterplagg.'
const MEASURE_EN =
  'Measure over thin underwear and keep the tape loose. Between two sizes, choose the larger one for outer layers.'

const MEN_TOP =
  'XS | 86–90 | 74–78\nS | 91–96 | 79–84\nM | 97–102 | 85–90\nL | 103–109 | 91–97\nXL | 110–117 | 98–106\nXXL | 118–126 | 107–116'
const WOMEN_TOP =
  'XXS | 76–79 | 60–63\nXS | 80–84 | 64–68\nS | 85–89 | 69–73\nM | 90–95 | 74–79\nL | 96–102 | 80–87\nXL | 103–110 | 88–96\nXXL | 111–119 | 97–106'

const WOMEN_TROUSERS =
  'XXS | 60–63 | 85–89\nXS | 64–68 | 90–94\nS | 69–73 | 95–99\nM | 74–79 | 100–104\nL | 80–87 | 105–111\nXL | 88–96 | 112–119\nXXL | 97–106 | 120–127'
const MEN_TROUSERS =
  'XS | 74–78 | 88–92\nS | 79–84 | 93–97\nM | 85–90 | 98–103\nL | 91–97 | 104–109\nXL | 98–106 | 110–116\nXXL | 107–116 | 117–124'

/** A table for each fit. */
function fitTables(t: Pick, head: string, women: string, men: string): Table[] {
  return [
    { ...table(t('Kvinner, mål i cm', 'Women, in cm'), `${head}\n${women}`), fit: 'women' },
    { ...table(t('Menn, mål i cm', 'Men, in cm'), `${head}\n${men}`), fit: 'men' },
  ]
}

export const SIZE_GUIDES = {
  tops: (t) => [
    ...prose(t(MEASURE_NB, MEASURE_EN)),
    ...fitTables(t, t('Størrelse | Bryst | Midje', 'Size | Chest | Waist'), WOMEN_TOP, MEN_TOP),
  ],
  unisexTops: (t) => [
    ...prose(
      t(
        'Plagget er klippet rett og er laget for alle. Velg etter brystmål; mange kvinner går ned én størrelse.',
        'The cut is straight and meant for everyone. Choose by chest size; many women go down one size.',
      ),
    ),
    table(
      t('Mål i cm', 'Measurements in cm'),
      `${t('Størrelse | Bryst | Ryggens lengde', 'Size | Chest | Back length')}\nXS | 80–86 | 66\nS | 87–94 | 68\nM | 95–102 | 70\nL | 103–110 | 72\nXL | 111–119 | 74`,
    ),
  ],
  womenTops: (t) => [
    ...prose(t(MEASURE_NB, MEASURE_EN)),
    table(
      t('Mål i cm', 'Measurements in cm'),
      `${t('Størrelse | Bryst | Midje', 'Size | Chest | Waist')}\n${WOMEN_TOP}`,
    ),
  ],
  menTops: (t) => [
    ...prose(t(MEASURE_NB, MEASURE_EN)),
    table(t('Mål i cm', 'Measurements in cm'), `${t('Størrelse | Bryst | Midje', 'Size | Chest | Waist')}\n${MEN_TOP}`),
  ],
  trousers: (t) => [
    ...prose(
      t(
        'Mål midjen der buksa skal sitte, og innsiden av beinet fra skrittet til gulvet. Lengden står på merkelappen i centimeter.',
        'Measure the waist where the trousers sit, and the inside leg from crotch to floor. The length is printed on the label in centimetres.',
      ),
    ),
    ...fitTables(t, t('Størrelse | Midje | Hofte', 'Size | Waist | Hips'), WOMEN_TROUSERS, MEN_TROUSERS),
  ],
  waists: (t) => [
    ...prose(
      t(
        'Størrelsene er midjemål i tommer, lengden er innsiden av beinet i tommer. Buksa gir seg omtrent én centimeter i livet.',
        'Sizes are the waist in inches, lengths the inside leg in inches. The trousers ease by about one centimetre at the waist.',
      ),
    ),
    table(
      t('Fra tommer til cm', 'From inches to cm'),
      `${t('Størrelse | Midje | Hofte', 'Size | Waist | Hips')}\n28 | 72 | 88\n30 | 77 | 93\n32 | 82 | 98\n34 | 87 | 103\n36 | 92 | 108\n38 | 97 | 113`,
    ),
  ],
  heads: (t) => [
    table(
      t('Mål i cm', 'Measurements in cm'),
      `${t('Størrelse | Rundt hodet', 'Size | Around the head')}\n54–58 | ${t('54 til 58', '54 to 58')}\n58–62 | ${t('58 til 62', '58 to 62')}`,
    ),
  ],
  hands: (t) => [
    ...prose(
      t(
        'Mål rundt hånda over knokene, uten tommelen.',
        'Measure around the hand across the knuckles, without the thumb.',
      ),
    ),
    table(
      t('Mål i cm', 'Measurements in cm'),
      `${t('Størrelse | Rundt hånda | Lengde på langfinger', 'Size | Around the hand | Length of middle finger')}\n${t('S | 17–19 | 7–7,5\nM | 19–21 | 7,5–8,5\nL | 21–24 | 8,5–9,5', 'S | 17–19 | 7–7.5\nM | 19–21 | 7.5–8.5\nL | 21–24 | 8.5–9.5')}`,
    ),
  ],
  feet: (t) => [
    table(
      t('Skostørrelse og fotlengde', 'Shoe size and foot length'),
      `${t('Størrelse | Fotlengde i cm', 'Size | Foot length in cm')}\n${t('36–39 | 22,5–25\n40–43 | 25–27,5\n44–47 | 27,5–30', '36–39 | 22.5–25\n40–43 | 25–27.5\n44–47 | 27.5–30')}`,
    ),
  ],
  backs: (t) => [
    ...prose(
      t(
        'Rygglengden går fra den utstikkende nakkevirvelen ned til hoftekammen. Bæresystemet flyttes uten verktøy.',
        'Back length runs from the vertebra that stands out at the neck down to the hip bone. The harness moves without tools.',
      ),
    ),
    table(
      t('Mål i cm', 'Measurements in cm'),
      `${t('Størrelse | Rygglengde | Hoftebelte', 'Size | Back length | Hip belt')}\nS/M | 40–46 | 68–100\nM/L | 46–53 | 76–120`,
    ),
  ],
  cityPacks: (t) => [
    table(
      t('Størrelse', 'Size'),
      `${t('Størrelse | Mål i cm | Datamaskin', 'Size | Dimensions in cm | Computer')}\n16 l | 44 × 29 × 13 | ${t('inntil 15 tommer', 'up to 15 inches')}`,
    ),
  ],
  shelters: (t) => [
    table(
      t('Størrelser', 'Sizes'),
      `${t('Størrelse | Gulv i cm | Vekt | Pakket', 'Size | Floor in cm | Weight | Packed')}\n2 pers. | 145 × 90 | 390 g | 22 × 11 cm\n4 pers. | 190 × 120 | 560 g | 26 × 13 cm`,
    ),
  ],
} as const satisfies Record<string, RichCopy>

export type SizeGuideKey = keyof typeof SIZE_GUIDES
