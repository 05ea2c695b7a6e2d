import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { factBox, imageBlock, linkButton } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const RAINWEAR_COPY: Record<string, ProductCopy> = {
  'vestavaer-rain-jacket': {
    lead: t(
      'Regnjakke i myk, tett duk uten membran. Til regn som ikke gir seg.',
      'Rain jacket in a soft, coated cloth without a membrane. For rain that does not let up.',
    ),
    content: (t) => [
      ...prose(
        t(
          `En membran puster, men i Bergen i november er lufta like våt ute som inne. Da er tett duk og god lufting bedre. Vestavær er belagt på utsiden, åpen under ryggstykket og har hette som følger hodet når du ser til siden.

Alle sømmer er sveiset. Ermene har strikk på innsiden, så vannet ikke renner inn når du holder i et ror eller en barnehånd.`,
          `A membrane breathes, but in Bergen in November the air is as wet outside as in. Then a coated cloth with good vents works better. Vestavær is coated on the outside, open beneath the yoke and has a hood that turns with your head.

All seams are welded. Elastic inside the cuffs keeps water from running in when you hold a tiller or a child’s hand.`,
        ),
      ),
      imageBlock(
        'landscape/coast-autumn-dusk',
        t('En kyst med hus og fyr i høstskumring', 'A coast with a house and a lighthouse in autumn dusk'),
        t('Testfeltet vårt, ti minutter fra systua.', 'Our test range, ten minutes from the workshop.'),
      ),
    ],
    material: t(
      '100 % resirkulert polyester med belegg av plantebasert polyuretan, 210 g/m². Uten PFAS.',
      '100% recycled polyester coated with plant-based polyurethane, 210 g/m². Free of PFAS.',
    ),
    care: 'shell',
    sizeGuide: 'tops',
  },
  'vestavaer-rain-trousers': {
    lead: t(
      'Regnbukse som kan tas på over støvlene, stående på ett bein i vinden.',
      'Rain trousers you can pull on over boots, standing on one leg in the wind.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Glidelåsen går fra ankelen til kneet. Livet har strikk og snor og holder seg oppe også når lommene er fulle. Knærne er dobbelt belagt, fordi det er der alle tetter først.

Hengeløkka i ryggen er kraftig nok for en hel barnehage.`,
          `The zip runs from the ankle to the knee. The waist has elastic and a cord and stays up even when the pockets are full. The knees are coated twice, because that is where every pair fails first.

The hanging loop is strong enough for a whole kindergarten.`,
        ),
      ),
    ],
    material: t(
      '100 % resirkulert polyester med belegg av plantebasert polyuretan, 210 g/m². Uten PFAS.',
      '100% recycled polyester coated with plant-based polyurethane, 210 g/m². Free of PFAS.',
    ),
    care: 'shell',
    sizeGuide: 'trousers',
  },
  'byge-cycling-jacket': {
    lead: t(
      'Regnjakke for sykkel og by. Lån ett av de ni testplaggene, så bestemmer vi oss etterpå.',
      'Rain jacket for the bicycle and the town. Borrow one of the nine test garments, and then we decide.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Ryggen er lengre enn fronten og kan slippes ned over setet når du sykler. Vi er spente på om den blir liggende i sidevind, og om folk skjønner den uten forklaring.

Ni plagg har vært ute på lån siden september. Svarene så langt: åtte av ni vil ha dypere lommer, og ingen vil ha den i svart.`,
          `The back is longer than the front and can be let down over the saddle when you cycle. We want to know whether it stays down in a side wind, and whether people get it without an explanation.

Nine garments have been out on loan since September. Answers so far: eight out of nine want deeper pockets, and nobody wants it in black.`,
        ),
      ),
      factBox(
        t('Slik låner du', 'How to borrow'),
        t(
          `1. Velg størrelse og hentedag.
2. Hent i butikken innen sju dager.
3. Bruk den i en uke, helst i regn.
4. Lever tilbake og svar på ni spørsmål.`,
          `1. Choose a size and a pick-up day.
2. Collect it in the store within seven days.
3. Wear it for a week, preferably in rain.
4. Bring it back and answer nine questions.`,
        ),
      ),
    ],
    material: t(
      'Prøvestoff: 100 % økologisk bomull med bivoks, 230 g/m².',
      'Test cloth: 100% organic cotton with beeswax, 230 g/m².',
    ),
    care: 'plantFibre',
    sizeGuide: 'womenTops',
  },
  'yr-packable-jacket': {
    lead: t(
      'Regnjakke på størrelse med en appelsin. Ligger i sekken til du trenger den.',
      'A rain jacket the size of an orange. It stays in your pack until you need it.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Yr veier 186 gram og pakkes inn i sin egen hette. Den er ikke laget for å brukes hver dag; til det er stoffet for tynt. Den er laget for de dagene da du trodde det skulle bli sol.`,
          `Yr weighs 186 grams and packs into its own hood. It is not made for every day; the cloth is too thin for that. It is made for the days when you thought the sun would shine.`,
        ),
      ),
      linkButton(t('Se den kraftigere Vestavær', 'See the sturdier Vestavær'), '@product-vestavaer-rain-jacket'),
    ],
    material: t(
      '100 % resirkulert polyamid, 42 g/m², belagt. Uten PFAS.',
      '100% recycled polyamide, 42 g/m², coated. Free of PFAS.',
    ),
    care: 'shell',
    sizeGuide: 'womenTops',
    cardTag: t('186 gram', '186 grams'),
  },
}
