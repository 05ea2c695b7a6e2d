import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { factBox, type RichCopy, ruler, table } from '#sandbox/demo-shop/builders/rich-text.ts'
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
    ...inShort(t),
    ...buying(t),
    ...supporting(t),
    ...changingYourMind(t),
    ...faultsAndDisputes(t),
    ruler(),
    ...prose(t('_Sist endret 1. september 2026._', '_Last changed on 1 September 2026._')),
  ],
}

const inShort: RichCopy = (t) => [
  factBox(
    t('Det korte svaret', 'The short answer'),
    t(
      `- Du har 14 dagers angrerett etter loven, og 30 dagers fri retur hos oss.
- Du kan reklamere i fem år, og vi reparerer først.
- En reservasjon koster ingenting før produksjonen starter.`,
      `- You have 14 days’ right of withdrawal by law, and 30 days of free returns with us.
- You may complain about faults for five years, and we repair first.
- A reservation costs nothing until production starts.`,
    ),
  ),
]

const buying: RichCopy = (t) =>
  prose(
    t(
      `## 1. Avtalen

Vilkårene gjelder for forbrukere som handler på nett og i butikken. Selger er Tretopp AS, org.nr. 997 204 318 MVA, Skuteviksboder 14, 5035 Bergen, [hei@tretopp.example](mailto:hei@tretopp.example), telefon 55 00 14 20. Du må ha fylt 18 år. Avtalen er bindende når du har fått ordrebekreftelse på e-post. Oppdager vi en åpenbar prisfeil, sier vi fra før varen sendes, og du kan trekke deg uten kostnad.

## 2. Priser

Prisene er oppgitt med merverdiavgift. Kunder i Norge betaler i norske kroner, alle andre i euro. Frakten vises i handleposen før du betaler. Utenfor Norge og EU kan mottakerlandet kreve toll og avgifter som vi ikke rår over.

## 3. Betaling

Du betaler med kort eller Vipps når du bestiller, også for det du forhåndsbestiller. Du kan avbestille uten å oppgi grunn helt til varen er sendt, og får da alle pengene tilbake.

## 4. Levering

Lagervarer sendes neste virkedag. Leveringsmåneden for det du forhåndsbestiller, står på produktet og i ordrebekreftelsen. Blir vi forsinket, kan du vente eller heve kjøpet. Går noe tapt på veien, er det vårt ansvar til pakken er i hendene dine. Priser og tider står under [frakt og levering](@page-delivery).`,
      `## 1. The agreement

These terms apply to consumers who buy online and in the store. The seller is Tretopp AS, Norwegian organisation number 997 204 318 MVA, Skuteviksboder 14, 5035 Bergen, Norway, [hei@tretopp.example](mailto:hei@tretopp.example), telephone +47 55 00 14 20. You must be 18 or older. The agreement is binding once you have received an order confirmation by e-mail. If we discover an obvious error in a price, we tell you before the goods are sent, and you may withdraw at no cost.

## 2. Prices

Prices include value added tax. Customers in Norway pay in Norwegian kroner, everyone else in euros. Shipping is shown in your bag before you pay. Outside Norway and the EU, the country of delivery may charge duties and taxes that we do not control.

## 3. Payment

You pay by card or Vipps when you order, also for what you preorder. You may cancel without giving a reason until the goods are sent, and you then get all your money back.

## 4. Delivery

Goods in stock ship the next business day. The month of delivery of anything you preorder is shown with the product and in your order confirmation. If we are delayed, you may wait or cancel the purchase. If anything is lost on the way, it is our responsibility until the parcel is in your hands. Prices and times are listed under [shipping and delivery](@page-delivery).`,
    ),
  )

const supporting: RichCopy = (t) => [
  ...prose(
    t(
      `## 5. Støtte til produksjonen

Noen varer lages bare hvis mange nok vil ha dem. Da reserverer du uten å betale, og du kan ombestemme deg når som helst. Når målet er nådd og produksjonen starter, får du en e-post med en personlig lenke, der du betaler prisen som gjaldt da du reserverte. Når vi ikke målet innen fristen, faller reservasjonen bort, og du betaler ingenting.`,
      `## 5. Support for production

Some goods are made only if enough people want them. You then reserve without paying, and you may change your mind at any time. When the goal is reached and production starts, you receive an e-mail with a personal link, where you pay the price that applied when you reserved. If the goal is not reached in time, the reservation lapses and you pay nothing.`,
    ),
  ),
  table(
    t('Når du betaler, og hvor lenge du kan ombestemme deg', 'When you pay, and how long you can change your mind'),
    t(
      `Type kjøp | Når du betaler | Du kan ombestemme deg
Lagervare | Når du bestiller | I 30 dager etter mottak
Forhåndsbestilling | Når du bestiller | Til varen sendes, så i 30 dager etter mottak
Støtte til produksjonen | Når produksjonen starter | Når som helst før det, så i 30 dager etter mottak
Lån av testplagg | Ikke i det hele tatt | Lever tilbake innen sju dager`,
      `Purchase | When you pay | You can change your mind
Goods in stock | When you order | For 30 days after receipt
Preorder | When you order | Until sent, then for 30 days after receipt
Support for production | When production starts | Any time before, then for 30 days after receipt
Borrowed test garment | Never | Bring it back within seven days`,
    ),
  ),
]

const changingYourMind: RichCopy = (t) =>
  prose(
    t(
      `## 6. Angrerett og fri retur

Etter angrerettloven kan du angre kjøpet innen 14 dager etter at du fikk varen, uten å oppgi grunn. Si fra på e-post eller med angreskjemaet som ligger i pakken, og send varen innen 14 dager etter det. Du får tilbake alt du har betalt, også vanlig frakt, senest 14 dager etter at vi fikk beskjeden. Vi kan vente med å betale til varen er kommet, eller til du har vist at den er sendt.

I tillegg gir vi deg 30 dagers fri retur på alt som er ubrukt. Da får du tilbake det varen kostet, og vi betaler returfrakten. Har varen vært brukt mer enn nødvendig for å prøve den, kan vi trekke fra det den har falt i verdi. Slik gjør du: [bytte og retur](@page-returns).`,
      `## 6. Right of withdrawal and free returns

By Norwegian law you may withdraw from a purchase within 14 days of receiving the goods, without giving a reason. Tell us by e-mail or with the withdrawal form in the parcel, and send the goods within 14 days after that. You get back all that you paid, standard shipping included, no later than 14 days after we heard from you. We may wait with the refund until the goods have arrived, or until you have shown that they are sent.

On top of that we offer 30 days of free returns on everything unused. You then get back the price of the goods, and we pay the return shipping. If the goods have been used more than is needed to try them on, we may deduct what they have lost in value. This is how to do it: [exchanges and returns](@page-returns).`,
    ),
  )

const faultsAndDisputes: RichCopy = (t) =>
  prose(
    t(
      `## 7. Reklamasjon

Er det en feil på varen, si fra så snart du kan, og senest to måneder etter at du oppdaget den. Etter forbrukerkjøpsloven er fristen to eller fem år fra du fikk varen; hos oss er den fem år for alt. Feil i stoff, søm eller glidelås retter vi gratis. Går ikke det, får du en ny vare eller pengene tilbake. Vanlig slitasje er ingen feil, men den [reparerer vi til selvkost](@landingPage-repairs).

## 8. Personvern

Vi lagrer det vi trenger for å levere det du har kjøpt. Se [personvern og informasjonskapsler](@page-privacy).

## 9. Uenighet

Kontakt oss først. Blir vi ikke enige, kan du be [Forbrukertilsynet](https://www.forbrukertilsynet.no^) om å mekle. Norsk rett gjelder, men du beholder de rettighetene som forbrukere har der du bor.`,
      `## 7. Faults

If there is a fault, tell us as soon as you can, and no later than two months after you discovered it. The Norwegian Consumer Purchases Act sets a limit of two or five years from the day you received the goods; with us it is five years for everything. Faults in cloth, seams or zips are put right free of charge. If that cannot be done, you get a new item or your money back. Ordinary wear is not a fault, but we [repair it at cost](@landingPage-repairs).

## 8. Privacy

We keep what we need to deliver what you bought. See [privacy and cookies](@page-privacy).

## 9. Disputes

Contact us first. If we cannot agree, you may ask [the Norwegian Consumer Authority](https://www.forbrukertilsynet.no/english^) to mediate. Norwegian law applies, but you keep the rights that consumers have where you live.`,
    ),
  )
