import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { columns, factBox, linkButton, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { PageCopy } from './page.ts'

export const contact: PageCopy = {
  key: 'contact',
  category: 'help',
  slug: t('kontakt-oss', 'contact-us'),
  title: t('Kontakt oss', 'Contact us'),
  lead: t(
    'Det er Jonas og Amina som svarer. De sitter vegg i vegg med systua og kan gå og se på plagget.',
    'You will hear from Jonas or Amina. They sit next door to the workshop and can go and look at the garment.',
  ),
  picture: { name: 'workshop-day', alt: t('Systua i dagslys', 'The workshop in daylight') },
  content: (t) => [
    columns(
      prose(
        t(
          `### Skriv

[hei@tretopp.example](mailto:hei@tretopp.example)

Vi svarer på hverdager, vanligvis innen to timer.`,
          `### Write

[hei@tretopp.example](mailto:hei@tretopp.example)

We answer on weekdays, usually within two hours.`,
        ),
      ),
      prose(
        t(
          `### Ring

[55 00 14 20](tel:+4755001420)

Mandag til fredag 9–16.`,
          `### Call

[+47 55 00 14 20](tel:+4755001420)

Monday to Friday, 9 am–4 pm.`,
        ),
      ),
      prose(
        t(
          `### Kom innom

Skuteviksboder 14, 5035 Bergen

Et kvarter å gå fra Fisketorget.`,
          `### Drop by

Skuteviksboder 14, 5035 Bergen

Fifteen minutes on foot from the Fish Market.`,
        ),
      ),
    ),
    ...prose(
      t(
        `## Før du skriver

- Gjelder det en bestilling, ta med nummeret. Det begynner på **TT**.
- Gjelder det en skade, ta ett bilde i dagslys og ett av vaskelappen.
- Gjelder det størrelse, skriv hvor høy du er og hva du pleier å bruke.

Idéer til nye plagg hører hjemme i [fellesskapet](@communityPage), der flere kan svare.`,
        `## Before you write

- If it is about an order, include its number. It begins with **TT**.
- If it is about damage, take one picture in daylight and one of the care label.
- If it is about size, tell us how tall you are and what you usually wear.

Ideas for new garments belong in the [community](@communityPage), where more people can answer.`,
      ),
    ),
  ],
}

export const delivery: PageCopy = {
  key: 'delivery',
  category: 'help',
  slug: t('frakt-og-levering', 'shipping-and-delivery'),
  title: t('Frakt og levering', 'Shipping and delivery'),
  lead: t(
    'Varer på lager sendes neste virkedag. Fri frakt over 1 900 kroner eller 190 euro.',
    'Goods in stock ship the next business day. Free shipping over NOK 1 900 or EUR 190.',
  ),
  content: (t) => [
    table(
      t('Pris og tid', 'Price and time'),
      t(
        `Til | Pris | Tid
Norge | 99 kr | 1–3 virkedager
Sverige, Danmark og Finland | 15 euro | 3–5 virkedager
Resten av EU | 15 euro | 4–8 virkedager
Andre land | 15 euro | 7–14 virkedager`,
        `To | Price | Time
Norway | NOK 99 | 1–3 business days
Sweden, Denmark and Finland | EUR 15 | 3–5 business days
The rest of the EU | EUR 15 | 4–8 business days
Other countries | EUR 15 | 7–14 business days`,
      ),
    ),
    ...prose(
      t(
        `Frakten er den samme for én ting som for ti. I Norge henter du pakken i nærmeste pakkeboks eller butikk.

## Flere varer i samme bestilling

Har du både lagervarer og forhåndsbestilte varer i handleposen, sender vi først det som er klart, og resten når det er ferdig. Du betaler frakt bare én gang.

## Emballasje

Vi sender i papirposer og i esker som har vært brukt før. Står det noe annet enn Tretopp på eska, er det meningen.

## Med båt og tog

Pakker til Danmark, Sverige og Tyskland går med båt og tog. Det tar en dag lenger og gir omtrent en firedel av utslippene.`,
        `Shipping costs the same for one item as for ten. In Norway you collect the parcel from the nearest parcel box or shop.

## Several items in one order

If your bag holds both goods in stock and preorders, we send what is ready first, and the rest when it is finished. You pay for shipping only once.

## Packaging

We send in paper bags and in boxes that have been used before. If the box has another name on it, that is intended.

## By boat and train

Parcels to Denmark, Sweden and Germany travel by boat and train. It takes a day longer and causes about a quarter of the emissions.`,
      ),
    ),
    factBox(
      t('Forhåndsbestilt?', 'Preordered?'),
      t(
        'Leveringsmåneden står på produktet og i ordrebekreftelsen. Blir vi forsinket, får du vite det så snart vi vet det. Du kan avbestille helt til varen er sendt.',
        'The month of delivery is shown with the product and in your order confirmation. If we are delayed, you will know as soon as we do. You may cancel until it is sent.',
      ),
    ),
  ],
}

export const returns: PageCopy = {
  key: 'returns',
  category: 'help',
  slug: t('bytte-og-retur', 'exchanges-and-returns'),
  title: t('Bytte og retur', 'Exchanges and returns'),
  lead: t('Du har 30 dager på deg, og det koster deg ingenting.', 'You have 30 days, and it costs you nothing.'),
  content: (t) => [
    ...prose(
      t(
        `## Slik gjør du

1. Prøv plagget inne, med lappen på.
2. Fyll ut skjemaet som lå i pakken, eller skriv bestillingsnummeret på en lapp.
3. Legg alt i posen plagget kom i, og fest returlappen utenpå.
4. Lever pakken der du pleier å hente pakker, og ta vare på kvitteringen.

Pengene er tilbake på kontoen to til fem dager etter at pakken er kommet til oss. Skal du bytte, sender vi den nye størrelsen samme dag.

## Hva returen koster

Bytte og retur er gratis. I Norge ligger returlappen i pakken; fra andre land [skriver du til oss](@page-contact), så får du den på e-post. Vi ber deg bare om én ting: [Finn størrelsen](@page-size-help) først, i stedet for å bestille tre og beholde én.

De første 14 dagene har du dessuten [angrerett etter loven](@page-terms).

## Feil på varen

Kjenner du igjen noe av dette i løpet av de første fem årene, dekker vi reparasjonen og frakten begge veier:

- Søm som går opp
- Glidelås som hopper
- Membran som slipper
- Farge som smitter etter tredje vask`,
        `## How to do it

1. Try the garment on indoors, with its tag attached.
2. Fill in the form that came in the parcel, or write your order number on a slip of paper.
3. Put everything in the bag it came in, and stick the return label on the outside.
4. Hand it in where you usually collect parcels, and keep the receipt.

Your money is back two to five days after the parcel has reached us. For an exchange, we send the new size the same day.

## What a return costs

Exchanges and returns are free. In Norway the return label is in the parcel; from other countries [write to us](@page-contact), and we will e-mail you one. We ask just one thing: [find your size](@page-size-help) first, instead of ordering three and keeping one.

For the first 14 days you also have a [statutory right of withdrawal](@page-terms).

## Faults

If you see any of this within the first five years, we pay for the repair and for shipping both ways:

- A seam that comes apart
- A zip that slips
- A membrane that peels
- Colour that bleeds after the third wash`,
      ),
    ),
    linkButton(t('Se hvordan vi reparerer', 'See how we repair'), '@landingPage-repairs'),
  ],
}

export const sizes: PageCopy = {
  key: 'size-help',
  category: 'help',
  slug: t('finn-storrelsen', 'find-your-size'),
  title: t('Finn størrelsen', 'Find your size'),
  lead: t(
    'Ti minutter med et målebånd kan spare en pakke for turen frem og tilbake.',
    'Ten minutes with a tape measure can save a parcel the trip there and back.',
  ),
  content: (t) => [
    ...prose(
      t(
        `## Mål et plagg du liker

Det sikreste er å legge et plagg du allerede har, flatt på bordet og måle det. Sammenlign med tabellen på produktsiden.

- **Bryst:** fra armhule til armhule, ganger to.
- **Lengde:** fra kragesømmen og rett ned.
- **Innside bein:** fra skrittet til kanten.`,
        `## Measure a garment you like

The safest way is to lay a garment you already own flat on a table and measure it. Compare with the table on the product page.

- **Chest:** from armpit to armpit, doubled.
- **Length:** from the collar seam straight down.
- **Inside leg:** from the crotch to the hem.`,
      ),
    ),
    table(
      t('Lag på lag', 'Layer upon layer'),
      t(
        `Plagg | Skal ligge | Velg
Ullundertøy | Tett mot huden | Din vanlige størrelse
Genser og fleece | Løst over undertøyet | Din vanlige størrelse
Skalljakke | Over begge | Én opp hvis du er mellom to
Vindsekk | Rundt alle | Antall personer`,
        `Garment | Should sit | Choose
Base layer | Close to the skin | Your usual size
Sweater and fleece | Loosely over the base layer | Your usual size
Shell jacket | Over both | One up if you are between two
Wind sack | Around everyone | Number of people`,
      ),
    ),
    ...prose(
      t(
        'Fortsatt i tvil? Les hva andre medlemmer skriver i anmeldelsene. Der står det hvor høye de er, og om plagget er lite eller stort i størrelsen.',
        'Still in doubt? Read what other members write in their reviews. They say how tall they are, and whether the garment runs small or large.',
      ),
    ),
  ],
}
