import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { factBox, html, linkButton, placedImage, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { Article } from './article.ts'

export const overshootDay: Article = {
  key: 'overshoot-day',
  norwegianSlug: 'dagen-vi-stenger-kassa',
  title: t('Dagen vi stenger kassa', 'The day we close the till'),
  lead: t(
    'Én dag i året selger vi ingenting. Vi forteller hvorfor, hva det koster, og hva vi gjør i stedet.',
    'One day a year we sell nothing. Here is why, what it costs and what we do instead.',
  ),
  picture: {
    name: 'bog-autumn-dawn',
    alt: t('Ei myr med klopp og myrull en høstmorgen', 'A bog with a boardwalk and cotton grass on an autumn morning'),
  },
  author: 'Solveig Hatlestad',
  publishedAt: '2026-07-24',
  content: (t) => [
    ...prose(
      t(
        `Overforbruksdagen er dagen da menneskene har brukt opp det jorda klarer å fornye på et år. Det er et anslag, og man kan krangle om metoden. Retningen er det vanskeligere å krangle om.`,
        `Overshoot day is the day by which people have used up what the Earth can renew in a year. It is an estimate, and you can argue with the method. The direction is harder to argue with.`,
      ),
    ),
    table(
      t('Hvor langt ressursene rekker', 'How far the resources last'),
      t(
        `År | Omtrent | Jordkloder vi bruker
1975 | Slutten av november | 1,1
1990 | Midten av oktober | 1,3
2005 | Slutten av august | 1,5
2015 | Starten av august | 1,7
2025 | 24. juli | 1,8`,
        `Year | Around | Earths in use
1975 | Late November | 1.1
1990 | Mid-October | 1.3
2005 | Late August | 1.5
2015 | Early August | 1.7
2025 | 24 July | 1.8`,
      ),
    ),
    ...prose(
      t(
        `Kilde: [Global Footprint Network](https://www.overshootday.org^). Hadde alle levd som vi gjør i Norge, hadde dagen kommet allerede om våren. Datoene regnes om hvert år når tallene blir bedre.

## Hva vi gjør

Nettbutikken åpner med en side som sier hva dagen er. Du kan fortsatt lese, bytte, levere inn til reparasjon og diskutere. Du kan ikke kjøpe noe. I Skuteviken flytter vi kassa ut på kaia og setter frem stopperinger, nåler og garn.

I fjor kom 190 personer. De stoppet 311 hull.`,
        `Source: [Global Footprint Network](https://www.overshootday.org^). If everyone lived as we do in Norway, the day would come as early as spring. The dates are recalculated every year as the figures improve.

## What we do

The website opens with a page that says what day it is. You can still read, exchange, hand in repairs and join discussions. You cannot buy anything. In Skuteviken we carry the till out on the quay and lay out darning rings, needles and yarn.

Last year 190 people came. They darned 311 holes.`,
      ),
    ),
    placedImage('landscape/coast-summer-day', {
      alt: t(
        'Et rødt hus og et fyr ytterst mot havet en sommerdag',
        'A red house and a lighthouse by the sea on a summer day',
      ),
      align: 'center',
      maxWidthPx: 760,
      caption: t('Kaia ligger bak huset.', 'The quay is behind the house.'),
    }),
    ...prose(
      t(
        `## Hva det koster

Omtrent 85 000 kroner i tapt salg, og noen e-poster fra folk som hadde bursdag. Vi får det meste tilbake dagen etter, så regnskapet er ikke så heroisk som det høres ut. Men det er én dag der vi må svare på hva vi er til for når vi ikke selger noe.`,
        `## What it costs

About 85 000 kroner in lost sales, and some e-mails from people whose birthday it was. Most of it returns the day after, so the account is less heroic than it sounds. But for one day we have to say what we are for when we are not selling anything.`,
      ),
    ),
    factBox(
      t('Fem ting du kan gjøre i dag', 'Five things to do today'),
      t(
        `1. Sy i den knappen.
2. Lån bort noe du ikke bruker.
3. Luft ullgenseren i stedet for å vaske den.
4. Gå dit du hadde tenkt å kjøre.
5. Spis restene.`,
        `1. Sew on that button.
2. Lend out something that you do not use.
3. Air the sweater instead of washing it.
4. Walk where you had meant to drive.
5. Eat the leftovers.`,
      ),
    ),
    html(
      t(
        `<blockquote><p>Man reparerer ikke verden med nål og tråd. Men man øver.</p><cite>Fra gjesteboka på kaia, 24. juli 2025</cite></blockquote>`,
        `<blockquote><p>You cannot mend the world with needle and thread. But it is good practice.</p><cite>From the guest book on the quay, 24 July 2025</cite></blockquote>`,
      ),
    ),
    linkButton(t('Se vårt eget avtrykk', 'See our own footprint'), '@landingPage-environment'),
  ],
  readAlso: ['planting-day', 'patch-an-elbow'],
}
