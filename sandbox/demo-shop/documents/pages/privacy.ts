import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { type RichCopy, ruler, table } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { PageCopy } from './page.ts'

export const privacy: PageCopy = {
  key: 'privacy',
  category: 'content',
  slug: t('personvern-og-informasjonskapsler', 'privacy-and-cookies'),
  title: t('Personvern og informasjonskapsler', 'Privacy and cookies'),
  lead: t(
    'Hva vi lagrer om deg, hvor lenge, og hvordan du får det slettet.',
    'What we keep about you, for how long, and how to have it deleted.',
  ),
  content: (t) => [
    ...data(t),
    ...cookies(t),
    ...rights(t),
    ruler(),
    ...prose(t('_Sist endret 1. september 2026._', '_Last changed on 1 September 2026._')),
  ],
}

const data: RichCopy = (t) => [
  ...prose(
    t(
      `Vi selger klær, ikke opplysninger. Det vi vet om deg, bruker vi til å levere det du har bestilt, svare når du spør, og holde fellesskapet i gang. Tretopp AS, Skuteviksboder 14, 5035 Bergen, er behandlingsansvarlig.

## Det vi lagrer`,
      `We sell clothes, not data. What we know about you is used to deliver what you ordered, to answer when you ask and to keep the community going. Tretopp AS, Skuteviksboder 14, 5035 Bergen, Norway, is the data controller.

## What we keep`,
    ),
  ),
  table(
    t('Opplysninger og hvor lenge de lagres', 'Data and how long it is kept'),
    t(
      `Opplysning | Hvorfor | Grunnlag | Hvor lenge
Navn, adresse, telefon, kjøp | Levering og regnskap | Avtale og bokføringsloven | Fem år etter kjøpsåret
Reservasjoner og lån | Beskjed om start, henting og retur | Avtale | Ett år etter at de er avsluttet
E-post for nyhetsbrev | Fordi du ba om det | Samtykke | Til du melder deg av
Profil i fellesskapet | Innlegg, anmeldelser, idéer | Avtale | Til du sletter den
Handlepose | Så den er der når du kommer tilbake | Nødvendig for tjenesten | I nettleseren din`,
      `Data | Why | Legal basis | How long
Name, address, phone, purchases | Delivery and accounts | Contract and bookkeeping law | Five years after the year of purchase
Reservations and loans | Word about start, collection and return | Contract | One year after they end
E-mail for the newsletter | Because you asked for it | Consent | Until you unsubscribe
Community profile | Posts, reviews, ideas | Contract | Until you delete it
Shopping bag | So that it is there when you return | Necessary for the service | In your browser`,
    ),
  ),
  ...prose(
    t(
      `## Hvem som får se det

Adyen tar imot betalingen, Centra holder orden på bestillingene, og transportøren får navnet, adressen og telefonnummeret ditt. De behandler opplysningene på våre vegne og kan ikke bruke dem til noe annet. Vi selger dem aldri.`,
      `## Who gets to see it

Adyen takes the payment, Centra keeps track of orders, and the carrier gets your name, address and telephone number. They process the data on our behalf and may not use it for anything else. We never sell it.`,
    ),
  ),
]

const cookies: RichCopy = (t) =>
  prose(
    t(
      `## Informasjonskapsler

Vi deler dem i fire grupper. De nødvendige er alltid på. De tre andre er av til du sier ja:

- **Nødvendige** holder deg innlogget og tar vare på handleposen. En film hentes fra Vimeo først når du spiller den av.
- **Funksjoner** husker det du har lett etter og sett på.
- **Analyse** teller hvilke sider som leses, uten å vite hvem du er.
- **Markedsføring** lar oss se om en annonse eller et nyhetsbrev førte til et kjøp.

Du kan når som helst endre valget [her](#cookie-settings) eller nederst på siden.`,
      `## Cookies

We divide them into four groups. The necessary ones are always on. The other three are off until you say yes:

- **Necessary** ones keep you logged in and hold your bag. A film is fetched from Vimeo only when you play it.
- **Functions** remember what you looked for and looked at.
- **Analytics** count which pages are read, without knowing who you are.
- **Marketing** lets us see whether an advertisement or a newsletter led to a purchase.

You can change your choice at any time [here](#cookie-settings) or at the foot of the page.`,
    ),
  )

const rights: RichCopy = (t) =>
  prose(
    t(
      `## Rettighetene dine

Du kan be om innsyn i det vi har om deg, få det rettet, slettet eller utlevert, og protestere mot hvordan vi bruker det. Et samtykke kan du trekke tilbake når du vil.

På [Min side](/nb/account) laster du ned alt vi har om deg, og sletter kontoen selv. Innleggene dine blir stående uten navn, så samtalen fortsatt gir mening. Ellers skriver du til [personvern@tretopp.example](mailto:personvern@tretopp.example), så svarer vi innen 30 dager. Er du ikke fornøyd med svaret, kan du klage til [Datatilsynet](https://www.datatilsynet.no^).`,
      `## Your rights

You may ask to see what we hold about you, have it corrected, deleted or handed over, and object to how we use it. Consent can be withdrawn whenever you like.

On [your account page](/en/account) you can download everything we hold about you and delete the account yourself. Your posts remain without a name, so that the conversation still makes sense. Otherwise write to [personvern@tretopp.example](mailto:personvern@tretopp.example), and we will answer within 30 days. If you are not satisfied with the answer, you may complain to [the Norwegian Data Protection Authority](https://www.datatilsynet.no/en^).`,
    ),
  )
