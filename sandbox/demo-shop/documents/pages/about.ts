import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { actionButton, columns, factBox, imageBlock, linkButton, ruler } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { PageCopy } from './page.ts'

export const about: PageCopy = {
  key: 'about',
  slug: t('om-oss', 'about-us'),
  title: t('Om Tretopp', 'About Tretopp'),
  lead: t(
    'Vi er 23 mennesker, seks symaskiner og et fellesskap på 41 000 som bestemmer hva vi skal lage.',
    'We are 23 people, six sewing machines and a community of 41 000 who decide what we make.',
  ),
  picture: {
    name: 'workshop-evening',
    alt: t(
      'Systua i Skuteviken om kvelden, med lampe over symaskinen',
      'The workshop in Skuteviken in the evening, a lamp above the sewing machine',
    ),
  },
  content: (t) => [
    ...prose(
      t(
        `Tretopp begynte i 2011 med en anorakk som ikke fantes. Solveig Hatlestad sydde den til seg selv, så til en venninne, så til en fremmed som hadde sett den på Ulriken. Da hun hadde sydd førti, leide hun et gammelt sjøbodloft i Skuteviken i Bergen. Der er vi fortsatt.

Vi lager færre plagg enn de fleste, og ikke noe nytt før noen har bedt om det. Det høres langsomt ut. Det er det også.

## Tre ting vi har bestemt oss for`,
        `Tretopp began in 2011 with an anorak that did not exist. Solveig Hatlestad sewed it for herself, then for a friend, then for a stranger who had seen it on Mount Ulriken. When she had sewn forty she rented an old boathouse loft in Skuteviken, Bergen. We are still there.

We make fewer garments than most, and nothing new until somebody has asked for it. That sounds slow. It is.

## Three things we have decided`,
      ),
    ),
    columns(
      prose(
        t(
          `### Spør først

Ingenting nytt settes i produksjon før medlemmene har sagt hva de trenger, og mange nok har sagt at de vil ha det.`,
          `### Ask first

Nothing new goes into production before members have said what they need, and enough of them have said that they want it.`,
        ),
      ),
      prose(
        t(
          `### Reparer alltid

Vi reparerer alt vi har solgt, så lenge det finnes. Den eldste anorakken på loftet har fått sin fjerde glidelås.`,
          `### Always repair

We repair everything we have ever sold, for as long as it exists. The oldest anorak in the loft is on its fourth zip.`,
        ),
      ),
      prose(
        t(
          `### Vis regnestykket

Hva stoffet koster, hva sømmen koster og hva vi tjener. Det står i [magasinet](@contentPage-what-a-jacket-costs).`,
          `### Show the sums

What the cloth costs, what the sewing costs and what we earn. It is in [the journal](@contentPage-what-a-jacket-costs).`,
        ),
      ),
    ),
    imageBlock(
      'landscape/sewing-red',
      t('En symaskin med rødt stoff under nåla', 'A sewing machine with red cloth under the needle'),
      t(
        'Den eldste av de seks maskinene. Den er fra 1961 og syr rettest.',
        'The oldest of the six machines. It dates from 1961 and sews the straightest.',
      ),
    ),
    factBox(
      t('Tall fra 2025', 'Figures from 2025'),
      t(
        `- 18 400 plagg solgt
- 2 960 plagg reparert
- 9 produksjoner som nådde målet, 2 som ikke gjorde det
- 34 200 trær plantet sammen med Skoglaget`,
        `- 18 400 garments sold
- 2 960 garments repaired
- 9 productions that reached their goal, 2 that did not
- 34 200 trees planted together with Skoglaget`,
      ),
    ),
    ...prose(
      t(
        `## Hvem som eier oss

Solveig eier 58 prosent, de ansatte 27 prosent og 640 medlemmer resten. Vi tar ikke ut utbytte før lønn, leie og planting er betalt.`,
        `## Who owns us

Solveig owns 58 per cent, the staff 27 per cent and 640 members the rest. We pay no dividend until wages, rent and planting are paid.`,
      ),
    ),
    ruler(),
    linkButton(t('Bli kjent med fellesskapet', 'Meet the community'), '@communityPage'),
  ],
}

export const community: PageCopy = {
  key: 'community',
  category: 'content',
  slug: t('community', 'community'),
  title: t('Slik fungerer fellesskapet', 'How the community works'),
  lead: t(
    'Spillereglene, veien fra idé til plagg og hva du får igjen for å være med.',
    'The house rules, the way from idea to garment and what you get for taking part.',
  ),
  picture: {
    name: 'campfire-dusk',
    alt: t('To mennesker ved et bål i sommerskumring', 'Two people by a campfire in summer dusk'),
  },
  content: (t) => [
    ...prose(
      t(
        `Alle kan lese og låne testplagg. Medlemmer kan skrive, svare, like og foreslå nye ting. Det koster ingenting å være medlem, og du kan slutte når du vil.

## Spilleregler

1. Skriv som om den andre satt på den andre siden av bålet.
2. Kritiser plagget, ikke den som liker det.
3. Fortell hvor høy du er når du skriver om størrelse.
4. Ikke selg noe. Vi har en butikk til det.

Innlegg som bryter reglene, blir skjult, og du får vite hvorfor.

## Fra idé til plagg

- **Idé:** du sender inn tekst og opptil fem bilder.
- **Diskusjon:** vi legger ut de beste, og alle medlemmer kan svare.
- **Test:** vi syr en håndfull, og du kan låne en.
- **Støtte:** du reserverer, og når mange nok har gjort det, starter produksjonen.

Den som hadde idéen, får to prosent av salget i tre år.

## Bli med

Du trenger en e-postadresse og et navn som de andre får se.`,
        `Everyone can read and borrow test garments. Members can write, reply, like and suggest new things. Membership is free, and you can leave whenever you want.

## House rules

1. Write as if the other person were sitting across the fire.
2. Criticise the garment, not the person who likes it.
3. Say how tall you are when you write about size.
4. Do not sell anything. We have a shop for that.

Posts that break the rules are hidden, and you are told why.

## From idea to garment

- **Idea:** you send us a text and up to five pictures.
- **Discussion:** we post the best ones, and every member can reply.
- **Test:** we sew a handful, and you can borrow one.
- **Support:** you reserve, and once enough people have, production starts.

Whoever had the idea receives two per cent of sales for three years.

## Join us

You need an e-mail address and a name for the others to see.`,
      ),
    ),
    actionButton('register', t('Bli medlem', 'Become a member')),
    ...prose(t('Har du vært her før?', 'Been here before?')),
    actionButton('login', t('Logg inn', 'Log in')),
  ],
}
