import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { factBox, ruler, table } from '../../builders/rich-text.ts'
import type { PageCopy } from './page.ts'

export const terms: PageCopy = {
  key: 'terms',
  category: 'content',
  slug: t('vilkar-og-kjopsbetingelser', 'terms-and-conditions'),
  title: t('Vilkår og kjøpsbetingelser', 'Terms and conditions'),
  lead: t(
    'Avtalen mellom deg og Tretopp når du handler, forhåndsbestiller eller støtter en produksjon.',
    'The agreement between you and Tretopp when you buy, preorder or support a production.',
  ),
  content: (t) => [
    factBox(
      t('Det korte svaret', 'The short answer'),
      t(
        `- Du har 30 dagers fri retur på ubrukte varer.
- Reklamasjonsretten er fem år, og vi reparerer først.
- Reservasjoner trekkes bare hvis produksjonen starter.`,
        `- You may return unused goods free of charge within 30 days.
- You may complain about faults for five years, and we repair first.
- Reservations are charged only if production starts.`,
      ),
    ),
    ...prose(
      t(
        `## 1. Avtalen

Vilkårene gjelder for kjøp på nett og i butikken. Selger er Tretopp AS, Skuteviksboder 14, 5035 Bergen. Avtalen er bindende når du har fått ordrebekreftelse på e-post. Oppdager vi en åpenbar prisfeil, sier vi fra før varen sendes, og du kan trekke deg uten kostnad.

## 2. Priser

Prisene er oppgitt med merverdiavgift. Kunder i Norge betaler i norske kroner, alle andre i euro. Til land utenfor Norge og EU kan mottakerlandet kreve avgifter som vi ikke rår over.

## 3. Betaling

Beløpet reserveres når du bestiller og trekkes når varen sendes. Forhåndsbestilte varer betales ved bestilling. Du kan avbestille uten å oppgi grunn helt til varen er sendt.`,
        `## 1. The agreement

These terms apply to purchases online and in the store. The seller is Tretopp AS, Skuteviksboder 14, 5035 Bergen, Norway. The agreement is binding once you have received an order confirmation by e-mail. If we discover an obvious error in a price we tell you before the goods are sent, and you may withdraw at no cost.

## 2. Prices

Prices include value added tax. Customers in Norway pay in Norwegian kroner, everyone else in euros. Outside Norway and the EU the country of delivery may charge duties that we do not control.

## 3. Payment

The amount is held when you order and charged when the goods are sent. Preordered goods are paid for when you order. You may cancel without giving a reason until the goods are sent.`,
      ),
    ),
    ...prose(
      t(
        `## 4. Støtte til produksjon

Noen varer lages bare hvis mange nok vil ha dem. Da reserverer du uten å betale. Når målet er nådd og produksjonen starter, får du en e-post med en personlig lenke der du betaler til prisen som gjaldt da du reserverte. Når vi ikke målet innen fristen, faller reservasjonen bort av seg selv.`,
        `## 4. Support for production

Some goods are made only if enough people want them. You then reserve without paying. When the goal is reached and production starts you receive an e-mail with a personal link, where you pay the price that applied when you reserved. If the goal is not reached in time the reservation lapses by itself.`,
      ),
    ),
    table(
      t('Når beløpet trekkes', 'When the amount is charged'),
      t(
        `Type kjøp | Når | Kan angres
Vanlig vare | Når varen sendes | 30 dager etter mottak
Forhåndsbestilling | Ved bestilling | Til varen sendes, så 30 dager
Støtte til produksjon | Når produksjonen starter | Når som helst før det, så 30 dager
Lån av testplagg | Ikke i det hele tatt | Lever tilbake innen sju dager`,
        `Purchase | When | Can be undone
Normal goods | When the goods are sent | 30 days after receipt
Preorder | When you order | Until sent, then 30 days
Support for production | When production starts | Any time before, then 30 days
Borrowed test garment | Never | Return within seven days`,
      ),
    ),
    ...prose(
      t(
        `## 5. Levering

Se [frakt og levering](@page-delivery) for priser og tider. Går noe tapt på veien, er det vårt ansvar til pakken er i hendene dine.

## 6. Retur og reklamasjon

Se [bytte og retur](@page-returns). Feil som skyldes stoff, søm eller glidelås, retter vi kostnadsfritt i fem år. Vanlig slitasje reparerer vi til selvkost, se [reparasjon](@landingPage-repairs).

## 7. Personvern

Vi lagrer det vi trenger for å levere det du har kjøpt. Se [personvern og informasjonskapsler](@page-privacy).

## 8. Uenighet

Kontakt oss først. Blir vi ikke enige, kan du ta saken til [Forbrukertilsynet](https://www.forbrukertilsynet.no^). Norsk rett gjelder, med Hordaland tingrett som verneting.`,
        `## 5. Delivery

See [shipping and delivery](@page-delivery) for prices and times. If anything is lost on the way it is our responsibility until the parcel is in your hands.

## 6. Returns and complaints

See [exchanges and returns](@page-returns). Faults in cloth, seam or zip are put right free of charge for five years. Ordinary wear is repaired at cost; see [repairs](@landingPage-repairs).

## 7. Privacy

We keep what we need to deliver what you bought. See [privacy and cookies](@page-privacy).

## 8. Disagreement

Contact us first. If we cannot agree you may bring the matter to [the Norwegian Consumer Authority](https://www.forbrukertilsynet.no/english^). Norwegian law applies, with Hordaland District Court as the venue.`,
      ),
    ),
    ruler(),
    ...prose(t('_Sist endret 1. september 2026._', '_Last changed on 1 September 2026._')),
  ],
}
