import { t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { table } from '../../builders/rich-text.ts'
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
    ...prose(
      t(
        `Vi selger klær, ikke opplysninger. Det vi vet om deg, bruker vi til å levere det du har bestilt, svare når du spør, og holde fellesskapet i gang.

## Det vi lagrer`,
        `We sell clothes, not data. What we know about you is used to deliver what you ordered, to answer when you ask and to keep the community going.

## What we keep`,
      ),
    ),
    table(
      t('Opplysninger og hvor lenge de lagres', 'Data and how long it is kept'),
      t(
        `Opplysning | Hvorfor | Hvor lenge
Navn, adresse, telefon | Levering og regnskap | Fem år, etter bokføringsloven
E-post for nyhetsbrev | Fordi du ba om det | Til du melder deg av
Profil i fellesskapet | Innlegg, anmeldelser, idéer | Til du sletter den
Handlepose | Så den er der når du kommer tilbake | I nettleseren din`,
        `Data | Why | How long
Name, address, phone | Delivery and accounts | Five years, as the law requires
E-mail for the newsletter | Because you asked for it | Until you unsubscribe
Community profile | Posts, reviews, ideas | Until you delete it
Shopping bag | So that it is there when you return | In your browser`,
      ),
    ),
    ...prose(
      t(
        `## Informasjonskapsler

Vi deler dem i fire grupper, og du velger selv:

- **Nødvendige** holder på innloggingen og handleposen. De er alltid på.
- **Funksjoner** husker språk og spiller av filmer fra Vimeo.
- **Analyse** teller hvilke sider som leses, uten å vite hvem du er.
- **Markedsføring** lar oss se om en annonse førte til et kjøp.

Du kan når som helst endre valget nederst på siden.

## Innsyn og sletting

På [kontosiden](/nb/account) kan du laste ned alt vi har om deg, og slette kontoen. Innleggene dine blir stående uten navn, så samtalen fortsatt gir mening. Du kan også skrive til personvern@tretopp.example. Er du ikke fornøyd med svaret, kan du klage til [Datatilsynet](https://www.datatilsynet.no^).`,
        `## Cookies

We part them into four groups, and you choose:

- **Necessary** ones keep you signed in and hold your bag. They are always on.
- **Functions** remember the language and play films from Vimeo.
- **Analytics** count which pages are read, without knowing who you are.
- **Marketing** lets us see whether an advertisement led to a purchase.

You can change your choice at any time at the foot of the page.

## Access and deletion

On [your account page](/en/account) you can download everything we hold about you and delete your account. Your posts remain without a name, so that the conversation still makes sense. You may also write to personvern@tretopp.example. If our answer does not satisfy you, you may complain to [the Norwegian Data Protection Authority](https://www.datatilsynet.no/en^).`,
      ),
    ),
  ],
}
