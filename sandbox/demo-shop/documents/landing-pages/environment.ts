import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import {
  columns,
  factBox,
  imageBlock,
  linkButton,
  placedImage,
  ruler,
  table,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { LandingPageCopy } from './landing-page.ts'

export const environment: LandingPageCopy = {
  key: 'environment',
  path: t('environment', 'environment'),
  title: t('Det vi tar, og det vi gir tilbake', 'What we take, and what we give back'),
  lead: t(
    'Ingen jakke er bra for naturen. Her er hva våre koster, hva vi gjør med det, og hva vi ikke har fått til.',
    'No jacket is good for nature. Here is what ours cost, what we do about it and what we have not managed yet.',
  ),
  picture: {
    name: 'spruce-summer-day',
    alt: t('Tåke mellom høye grantrær en sommermorgen', 'Mist between tall spruces on a summer morning'),
  },
  content: (t) => [
    ...prose(
      t(
        `## To kroner av hundre

Av hver hundrelapp du handler for, går to kroner til [Skoglaget](https://skoglaget.example^), en forening av skogeiere i Vestland og Nordland. De planter gran der det var gran, og furu, bjørk og rogn der skogen trenger å bli blandet. En plante koster 14 kroner i bakken.`,
        `## Two kroner in every hundred

Of every hundred kroner you spend, two go to [Skoglaget](https://skoglaget.example^), an association of forest owners in western and northern Norway. They plant spruce where spruce stood, and pine, birch and rowan where the forest needs to be mixed. One plant costs 14 kroner in the ground.`,
      ),
    ),
    columns(
      [factBox(t('Plantet siden 2016', 'Planted since 2016'), t('**312 480** trær', '**312 480** trees'))],
      [
        factBox(
          t('Overlever fem år', 'Alive after five years'),
          t('**81 prosent**, talt hvert år', '**81 per cent**, counted yearly'),
        ),
      ],
      [factBox(t('Fordelt på', 'Spread over'), t('**27** gårder i to fylker', '**27** farms in two counties'))],
    ),
    imageBlock(
      'landscape/tree-planting-summer',
      t('To mennesker på et plantefelt en sommermorgen', 'Two people in a plantation on a summer morning'),
      t('Feltet i Solvorn, tre år etter planting.', 'The plot at Solvorn, three years after planting.'),
    ),
    ...prose(
      t(
        `## Overforbruksdagen

Hvert år regner Global Footprint Network ut dagen da menneskene har brukt opp det jorda rekker å fornye på et år. I 2025 falt den på **24. juli**. Hadde alle levd som vi gjør i Norge, hadde dagen kommet allerede om våren.

Den dagen [selger vi ingenting](@contentPage-overshoot-day). Du kan fortsatt levere inn til reparasjon og bytte, og vi holder stoppekurs på kaia.`,
        `## Overshoot day

Every year the Global Footprint Network calculates the day by which humanity has used up what the Earth can renew in a year. In 2025 it fell on **24 July**. Had everyone lived as we do in Norway, it would have come as early as spring.

On that day we [sell nothing](@contentPage-overshoot-day). You can still hand in repairs and exchange things, and we hold a darning course on the quay.`,
      ),
    ),
    table(
      t('Overforbruksdagen gjennom årene', 'Overshoot day over the years'),
      t(
        `År | Omtrent
1975 | Slutten av november
1990 | Midten av oktober
2005 | Slutten av august
2015 | Starten av august
2025 | 24. juli`,
        `Year | Around
1975 | Late November
1990 | Mid-October
2005 | Late August
2015 | Early August
2025 | 24 July`,
      ),
    ),
    placedImage('landscape/bog-autumn-dawn', {
      alt: t(
        'Ei myr med klopp og myrull en høstmorgen',
        'A bog with a boardwalk and cotton grass on an autumn morning',
      ),
      align: 'right',
      maxWidthPx: 480,
      caption: t('Myr lagrer mer karbon enn skogen rundt.', 'A bog stores more carbon than the forest around it.'),
    }),
    ...prose(
      t(
        `## Det vi ikke har fått til

- Elastan i tights og softshell. Vi har prøvd tre erstatninger, og alle ble slappe etter et halvt år.
- Flyfrakt. Fire prosent av stoffet i 2025 kom med fly fordi et veveri ble forsinket.
- Mikroplast. Fleecen vår slipper mindre enn før, men den slipper.

Vi skriver om dette hvert år i mars, med tallene ved siden av fjorårets.

## Det som hjelper mest

Det viktigste du kan gjøre, er å bruke plagget lenge. En skalljakke som varer i ti år i stedet for fem, halverer det meste av avtrykket. Derfor [reparerer vi alt](@landingPage-repairs), og derfor skriver vi om [vask](@contentPage-wash-less).`,
        `## What we have not managed

- Elastane in tights and softshells. We have tried three substitutes, and all of them went slack within half a year.
- Air freight. Four per cent of our cloth in 2025 came by plane because a mill was late.
- Microplastics. Our fleece sheds less than it did, but it sheds.

We write about this every March, with the figures beside those of the year before.

## What helps most

The most important thing you can do is wear a garment for a long time. A shell jacket that lasts ten years instead of five halves most of its footprint. That is why we [repair everything](@landingPage-repairs), and why we write about [washing](@contentPage-wash-less).`,
      ),
    ),
    ruler(),
    linkButton(t('Les om plantedagen i Hafslo', 'Read about planting day at Hafslo'), '@contentPage-planting-day'),
  ],
}
