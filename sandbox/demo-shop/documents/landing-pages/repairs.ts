import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import {
  columns,
  factBox,
  imageBlock,
  linkButton,
  productSelection,
  table,
} from '#sandbox/demo-shop/builders/rich-text.ts'
import type { LandingPageCopy } from './landing-page.ts'

export const repairs: LandingPageCopy = {
  key: 'repairs',
  path: t('reparasjon', 'repairs'),
  title: t('Vi reparerer det', 'We repair it'),
  lead: t(
    'Send inn plagget, så ser Solveig og de andre på det. Du får en pris før vi tråder nåla.',
    'Send us the garment, and Solveig and the others will look at it. You get a price before we thread a needle.',
  ),
  picture: {
    name: 'repair-yellow-patch',
    alt: t(
      'En gul lapp sys på grønt stoff, med saks og knapper rundt',
      'A yellow patch being sewn on green cloth, with scissors and buttons around it',
    ),
  },
  content: (t) => [
    columns(
      prose(
        t(
          `### 1. Send

Vask plagget, fest et notat der skaden er, og send det til Skuteviksboder 14, 5035 Bergen.`,
          `### 1. Send

Wash the garment, pin a note where the damage is and send it to Skuteviksboder 14, 5035 Bergen.`,
        ),
      ),
      prose(
        t(
          `### 2. Svar

Innen tre virkedager får du en pris og to forslag: ett som synes, og ett som ikke synes.`,
          `### 2. Answer

Within three working days you get a price and two proposals: one that shows and one that does not.`,
        ),
      ),
      prose(
        t(
          `### 3. Bruk

Reparasjonen tar to til tre uker. I april og september tar den fire.`,
          `### 3. Wear

The repair takes two to three weeks. In April and September it takes four.`,
        ),
      ),
    ),
    ...prose(
      t(
        `## Hva det koster

Feil på stoff, søm og glidelås retter vi gratis i fem år. Vanlig slitasje reparerer vi til selvkost. Plagg fra andre merker er også velkomne.`,
        `## What it costs

We put faults in cloth, seams and zips right free of charge for five years. Ordinary wear is repaired at cost. Other brands are welcome too.`,
      ),
    ),
    table(
      t('Vanlige reparasjoner', 'Common repairs'),
      t(
        `Reparasjon | Våre plagg | Andres
Ny glidelås foran | 390 kr | 490 kr
Ny løper på glidelås | 60 kr | 80 kr
Lapp på albue eller kne | 180 kr | 220 kr
Tape på søm, per 30 cm | 120 kr | 160 kr
Stopping av hæl, per sokk | 70 kr | 70 kr
Ny strikk i livet | 150 kr | 190 kr`,
        `Repair | Ours | Others
New front zip | NOK 390 | NOK 490
New zip slider | NOK 60 | NOK 80
Patch on elbow or knee | NOK 180 | NOK 220
Seam tape, per 30 cm | NOK 120 | NOK 160
Darned heel, per sock | NOK 70 | NOK 70
New elastic in the waist | NOK 150 | NOK 190`,
      ),
    ),
    imageBlock(
      'landscape/workshop-day',
      t(
        'Arbeidsbordet på systua med symaskin, saks og tråd',
        'The workshop table with a sewing machine, scissors and thread',
      ),
      t('Rundt 250 plagg i måneden går over dette bordet.', 'About 250 garments a month cross this table.'),
    ),
    factBox(
      t('Når vi sier nei', 'When we say no'),
      t(
        'Av og til er stoffet så slitt at en ny søm bare river det opp. Da sier vi det, og vi tar gjerne vare på glidelåser og spenner.',
        'Sometimes the cloth is so worn that a new seam would only tear it. Then we say so, and we are happy to save the zips and buckles.',
      ),
    ),
    linkButton(t('Lær å gjøre det selv', 'Learn to do it yourself'), '@contentPage-patch-an-elbow'),
    productSelection(
      t('Laget for å repareres', 'Made to be repaired'),
      'storr-shell-jacket',
      'sti-hiking-trousers',
      'trakk-hiking-socks',
      'dagstur-pack-24',
    ),
  ],
}
