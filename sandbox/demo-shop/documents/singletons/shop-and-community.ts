import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeString, localeText, t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { accessibleImage } from '#sandbox/demo-shop/builders/references.ts'
import { actionButton, columns, localeRichText } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import { searchNamesOf } from '#schemas/fields/searchNames.ts'

/** Groups of words that mean the same. */
const SYNONYMS = [
  'hanske, vott, glove, mitten, vante',
  'lue, hue, pannebånd, hodeplagg, beanie, hat, headband',
  'caps, cap, hatt, solhatt, skyggelue',
  'ryggsekk, tursekk, bysekk, backpack, rucksack, bag, pack, veske, daypack',
  'bukse, trousers, pants',
  'shorts, kortbukse, short pants',
  'tur, fjell, fjelltur, topptur, hiking, mountain, trekking',
  'trening, løping, jogging, løpe, training, running, workout',
  'skibukse, kolle, ski pants, vinterbukse, snow pants',
  'hverdagsbukse, joggebukse, fritidsbukse, chinos, dongeribukse, jeans, sweatpants, everyday trousers',
  'genser, sweater, jumper, pullover, hettegenser, hoodie, sweatshirt',
  't-skjorte, t-shirt, tee',
  'strømpe, sokk, stocking, sock',
  'dunjakke, boblejakke, isolert jakke, parkas, vinterjakke, insulated jacket, winter jacket, parka, puffer, down jacket',
  'anorakk, vindjakke, anorak, windbreaker, wind jacket',
  'svart, sort, black',
  'regntøy, regnklær, regnjakke, regnbukse, raincoat, rainwear, rain gear',
  'vanntett, regntøy, skalljakke, skallvotter, waterproof, rainwear, shell jacket, gore-tex',
  'mellomlag, fleece, midlayer, mid layer',
  'ullundertøy, superundertøy, undertøy, truse, boxer, trøye, stillongs, thermal underwear, underwear, base layers, long johns, thermals',
  'sykling, sykkelklær, sykkeltøy, sykle, sykkeljakke, cycling, bike, biking, cycling jacket',
  'klatring, klatreklær, klatre, klatrebukse, climbing, climbing trousers',
  'telt, tarp, vindsekk, tent, shelter, wind sack',
  'størrelsesguide, størrelse, mål, passform, måltabell, size guide, size, size chart, fit, measurements',
  'åpningstider, åpent, åpner, telefonnummer, telefon, e-post, epost, email, kundeservice, kontakt, butikk, adresse, chat, opening hours, open, phone number, customer service, contact, store, address',
  'gavekort, gave, presang, rabattkode, gift, present, gift card, gift voucher, discount code, kontakt, contact',
  'frakt, levering, leveringstid, porto, når kommer pakken, hvor er pakken, ordrestatus, where is my order, order status, delivery time, sporing, pakke, hentested, shipping, delivery, tracking, parcel',
  'retur, bytte, sende tilbake, send back, angrerett, pengene tilbake, returns, exchanges, refund',
  'betaling, betale, payment methods, payment options, betalingsmåte, faktura, klarna, vipps, avbetaling, kjøpsvilkår, vilkår, payment, pay, invoice, terms',
  'garanti, reklamasjon, vilkår, warranty, guarantee, complaint, terms',
  'reparasjon, reparerer, glidelås, fikse, repair, zip, zipper, mend',
  'vaske, vaske ull, ullvask, wash wool, vaskeanvisning, stell, vask mindre, wash, washing, care instructions, wash less',
  'bærekraft, miljø, det vi tar, sustainability, environment, what we take',
  'treplanting, trær, plante trær, plantedag, trees, tree planting, planting day',
  'forhåndsbestilling, forhåndsbestille, forhåndskjøp, derfor må du vente, preorder, pre-order, why you have to wait',
  'testplagg, låne, prøve, tolv som tester, test garments, borrow, lend, twelve testers',
  'kampanje, crowdfunding, folkefinansiering, fellesskap, community',
  'om oss, om tretopp, jobb, stilling, karriere, about us, about tretopp, jobs, careers, who are you',
  'nyhetsbrev, personvern, newsletter, privacy, gdpr',
]

export function shopPage(): DemoDocument {
  return document({
    _id: 'shopPage',
    _type: 'shopPage',
    searchNames: searchNamesOf('shopPage'),
    title: localeString(t('Alle produkter', 'All products')),
    lead: localeText(
      t(
        'Noe sendes i morgen, noe lages når du har bestilt. Vi bytter ikke ut det som virker.',
        'Some of it ships tomorrow, some is made once you have ordered. We do not replace what works.',
      ),
    ),
    womenTitle: localeString(t('Kvinner', 'Women')),
    womenLead: localeText(
      t(
        'Klippet etter kvinnekropper, med like mange lommer som mennene får.',
        'Cut for women’s bodies, with as many pockets as the men get.',
      ),
    ),
    womenImage: accessibleImage(
      'landscape/lake-autumn-dawn',
      t(
        'Et stille fjellvann med rød hytte en høstmorgen',
        'A still mountain lake with a red cabin on an autumn morning',
      ),
    ),
    menTitle: localeString(t('Menn', 'Men')),
    menLead: localeText(
      t('Rette snitt, lange rygger og knapper som sitter.', 'Straight cuts, long backs and buttons that stay on.'),
    ),
    menImage: accessibleImage(
      'landscape/spruce-winter-dawn',
      t('Granskog med rim en vintermorgen', 'Spruce forest with frost on a winter morning'),
    ),
    synonyms: SYNONYMS.map((words) => ({ _type: 'synonymGroup' as const, words: words.split(', ') })),
    seo: seo({
      description: t(
        'Jakker, bukser, ull, regntøy, sekker og tilbehør fra Tretopp.',
        'Jackets, trousers, wool, rainwear, packs and accessories from Tretopp.',
      ),
    }),
  })
}

export function communityPage(): DemoDocument {
  return document({
    _id: 'communityPage',
    _type: 'communityPage',
    searchNames: searchNamesOf('communityPage'),
    title: localeString(t('Fellesskapet', 'The community')),
    lead: localeText(
      t(
        'Her bestemmer vi sammen hva som skal lages. Foreslå et plagg, svar på andres idéer eller lån noe som ikke er ferdig.',
        'This is where we decide together what to make. Suggest a garment, respond to others’ ideas or borrow something unfinished.',
      ),
    ),
    image: accessibleImage(
      'landscape/campfire-night',
      t('To mennesker ved et bål og et telt under stjernehimmel', 'Two people by a fire and a tent under the stars'),
    ),
    content: localeRichText((t) => [
      ...prose(
        t(
          `## Hva mangler du?

Skriv et par linjer, eller tegn på baksiden av noe. De beste idéene legger vi ut her, og blir det noe av, får du to prosent av salget i tre år.`,
          `## What are you missing?

Write a few lines, or draw on the back of something. We post the best ideas here, and if yours is made, you get two per cent of sales for three years.`,
        ),
      ),
      actionButton('submitIdea', t('Kom med en idé', 'Share an idea')),
      columns(
        prose(
          t(
            `### Si fra

Vi spør før vi klipper. Svarene avgjør hvor lommene sitter, og av og til om plagget blir laget i det hele tatt.`,
            `### Speak up

We ask before we cut. The answers decide where the pockets go, and sometimes whether a garment is made at all.`,
          ),
        ),
        prose(
          t(
            `### Lån og test

Noen plagg syr vi først i en håndfull eksemplarer. Hent ett i butikken, bruk det i en uke og fortell hva som gnager.`,
            `### Borrow and test

Some garments start as a handful of samples. Collect one in the store, wear it for a week and tell us where it chafes.`,
          ),
        ),
        prose(
          t(
            `### Spilleregler

Skriv som om den andre satt på den andre siden av bålet. [Resten av reglene](@page-community) er korte.`,
            `### House rules

Write as if the other person were sitting across the fire. [The rest of the rules](@page-community) are short.`,
          ),
        ),
      ),
    ]),
    seo: seo({
      description: t(
        'Diskuter produkter, skriv anmeldelser, lån testplagg og foreslå nye plagg sammen med 41 000 andre.',
        'Discuss products, write reviews, borrow test garments and suggest new ones, with 41 000 others.',
      ),
    }),
  })
}
