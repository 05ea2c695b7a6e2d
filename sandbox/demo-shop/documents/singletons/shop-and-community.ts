import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeString, localeText, t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { accessibleImage } from '#sandbox/demo-shop/builders/references.ts'
import { actionButton, columns, localeRichText } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import { searchNamesOf } from '#schemas/fields/searchNames.ts'

/** Groups of words that mean the same. */
const SYNONYMS = [
  // Garments.
  'jakke, jacka, jacket, coat, kåpe, frakk',
  'hanske, vott, glove, mitten, vante, lovikkavott, fingervott, polvott',
  'lue, luve, hue, mössa, pannebånd, hodeplagg, beanie, hat, headband, topplue, strikkelue, skilue, bobble hat, toque, hode, hodet, head',
  'caps, cap, hatt, solhatt, skyggelue, keps, baseball cap, sun hat, solcaps',
  'ryggsekk, ryggsäck, tursekk, bysekk, dagstursekk, backpack, rucksack, bag, pack, veske, daypack, knapsack, skolesekk, handbag, bagpack, väska',
  'dagstursekk, dagstur, daypack, day pack, liten sekk, liten ryggsekk, small backpack',
  'bysekk, city pack, pc-sekk, laptopsekk, laptop bag, jobbsekk, school bag, skolesekk',
  'bukse, byxor, buxe, trousers, pants, brok, bottoms, slacks',
  'shorts, kortbukse, short pants, turshorts, knebukse',
  'tights, leggings, løpetights, treningstights, strømpebukse',
  'skibukse, kolle, ski pants, vinterbukse, snow pants, snøbukse, termobukse, boblebukse, vattert bukse, winter trousers',
  'hverdagsbukse, joggebukse, fritidsbukse, chinos, dongeribukse, jeans, sweatpants, everyday trousers, olabukse, joggers, penbukse',
  'genser, tröja, sweater, jumper, pullover, hettegenser, hoodie, sweatshirt, strikkegenser, strikkejakke, kofte, lusekofte, cardigan, knitwear, islender, college',
  't-skjorte, t-shirt, tee, trøye, tröja, t-trøye, tshirt',
  'singlet, tank top, tanktop, ermeløs, topp, vest top, sleeveless, linne',
  'skjorte, shirt, bluse, blouse, skjorta, button-up',
  'flanellskjorte, rutete skjorte, tømmerhoggerskjorte, flannel shirt, flannel, checked shirt, plaid shirt, lumberjack shirt',
  'kjole, dress, klänning, sommerkjole, skjørt, gown, skirt, kjol',
  'vest, gilet, bodywarmer, waistcoat, väst, ullvest',
  'strømpe, sokk, stocking, sock, strumpor, hose, raggsokk, lester, labber',
  'dunjakke, boblejakke, isolert jakke, parkas, vinterjakke, insulated jacket, winter jacket, parka, puffer, down jacket, dunparkas, winter coat, vinterfrakk, vinterkåpe, dun, down, padded jacket, vattert jakke, quilted jacket, täckjacka',
  'dunvest, boblevest, isolert vest, insulated vest, puffer vest, down vest, vattert vest',
  'anorakk, vindjakke, anorak, windbreaker, wind jacket, vindtett jakke, windproof jacket, windcheater',
  'softshelljakke, softshell, stretchjakke, toppturjakke, skijakke, touring jacket, ski jacket, skalljakke',
  'lett jakke, lettvektsjakke, vindjakke, lommejakke, pakkbar jakke, light jacket, lightweight jacket, packable jacket, sommerjakke, summer jacket, overgangsjakke',
  'regntøy, regnklær, regnjakke, regnbukse, raincoat, rainwear, rain gear, regnfrakk, regnkåpe, regnsett, regndress, oljehyre, regnställ, sydvest, regnponcho, poncho, waterproofs',
  'vanntett, vattentät, vannavvisende, regntett, vannfast, regntøy, skalljakke, skallvotter, waterproof, water resistant, rainproof, rainwear, shell jacket, gore-tex, goretex, membran',
  'mellomlag, fleece, midlayer, mid layer, pile, fiberpels, fleecejakke',
  'ulljakke, ullskjorte, ullfleece, wool jacket, overshirt, skjortejakke, shacket',
  'ullundertøy, superundertøy, undertøy, truse, boxer, trøye, stillongs, thermal underwear, underwear, base layers, long johns, thermals, ulltøy, undertrøye, innerst, underställ, long underwear, thermal',
  'stillongs, longs, ullongs, ullbukse, long johns, longjohns, underbukse, ullstillongs, long pants',
  'telt, tarp, vindsekk, tent, shelter, wind sack, bivuakk, nødsekk, fjellduk, bivy, bivvy, sovepose, rabbesekk, sleeping bag',
  // Activities and weather.
  'varmt vær, sommervarme, hot weather, warm weather, sommer, summer, luftig, breathable',
  'tur, fjell, fjelltur, topptur, hiking, mountain, trekking, vandring, gåtur, skogstur, hike, walking, friluftsliv, outdoor, outdoors, marka, jakt, hunting',
  'trening, løping, jogging, løpe, training, running, workout, gym, jogge, fitness, run, träning, yoga',
  'ski, skitur, skigåing, topptur, skiing, langrenn, ski touring, cross-country, vinter, winter, snø, snow',
  'sykling, sykkelklær, sykkeltøy, sykle, sykkel, sykkeljakke, cycling, bike, biking, cycling jacket, bicycle, pendling, commuting, commute, pendle, cykel',
  'klatring, klatreklær, klatre, klatrebukse, climbing, climbing trousers, buldring, bouldering',
  'fiske, fisketur, fiskevest, fishing, fishing vest, fiskeklær, angling',
  // Colours.
  'svart, sort, black, svarte',
  'lilla, fiolett, purple, violet',
  'grønn, grønt, green, grön, oliven, olive, khaki',
  'blå, blue, marineblå, navy, turkis, turquoise',
  'rød, rødt, red, röd, burgunder, vinrød, burgundy',
  // Help.
  'størrelsesguide, størrelse, mål, passform, måltabell, size guide, size, size chart, fit, measurements, størrelsestabell, storlek, storleksguide, måle, sizing, measure, finn størrelsen',
  'åpningstider, åpent, åpner, stengt, telefonnummer, telefon, e-post, epost, email, mail, kundeservice, kundesenter, kontakt, butikk, adresse, chat, ringe, opening hours, open, phone number',
  'kundeservice, hjelp, support, help, spørsmål, faq, questions, customer service, customer support, contact, kontakt, store, shop location, address, phone, telephone, call, where are you',
  'snakke med, speak to, talk to, kundeservice, customer service, kontakt, contact',
  'gavekort, gave, julegave, bursdagsgave, presang, rabattkode, rabatt, gift, present, gift card, gift voucher, discount code, discount, voucher, kontakt, contact, salg, tilbud, sale',
  'frakt, fraktfritt, fraktkostnad, porto, levering, leveranse, leveringstid, utlandet, sende til, hjemlevering, pakkeboks, posten, bring, shipping, delivery, postage, international, abroad, express, leverans',
  'pakke, pakka, når kommer pakken, hvor er pakken, ordrestatus, bestilling, where is my order, order status, delivery time, sporing, spore, hentested, tracking, track, parcel, package, levering, delivery',
  'retur, bytte, bytterett, returnere, returskjema, sende tilbake, levere tilbake, send back, angrerett, åpent kjøp, pengene tilbake, angre, return, returns, exchange, exchanges, refund, money back, feil størrelse, wrong size',
  'passer ikke, ikke passer, does not fit, retur, return, bytte, exchange',
  'betaling, betale, payment methods, payment options, betalingsmåte, faktura, klarna, vipps, avbetaling, kjøpsvilkår, vilkår, payment, pay, invoice, terms, kort, credit card, paypal, apple pay, delbetaling',
  'garanti, reklamasjon, reklamere, klage, vilkår, warranty, guarantee, complaint, claim, complain, terms',
  'reparasjon, reparerer, reparere, glidelås, fikse, ødelagt, hull, repair, zip, zipper, mend, broken, fix, lapp, lappe, sy, skredder, patch, hole, revet',
  'vaske, vaske ull, ullvask, wash wool, vaskeanvisning, vaskeråd, stell, vask mindre, wash, washing, care instructions, wash less, impregnere, tørketrommel, laundry, vaskemaskin, skötsel, how to wash, care',
  'bærekraft, bærekraftig, miljø, klima, utslipp, det vi tar, sustainability, sustainable, environment, environmental, what we take, hållbarhet, klimaavtrykk, footprint, eco, resirkulert, recycled, recycling',
  'treplanting, trær, plante trær, plantedag, trees, tree planting, planting day',
  'forhåndsbestilling, forhåndsbestille, forhåndskjøp, derfor må du vente, preorder, pre-order, why you have to wait, på vei, restordre, backorder',
  'testplagg, låne, lån, utlån, prøve, tolv som tester, test garments, borrow, lend, rent, leie, twelve testers, testpanel, tester',
  'kampanje, crowdfunding, folkefinansiering, fellesskap, community, forum, idé, ideas, spleis, forslag, sende inn, suggestion, submit',
  'om oss, om tretopp, jobb, stilling, ledig stilling, karriere, ansatte, hvem er dere, historie, about us, about tretopp, jobs, careers, work for you, who are you, history, company, vacancies',
  'produksjon, produsert, laget i norge, norskprodusert, fabrikk, made in, made in norway, production, factory, manufactured, sheep to sweater, fra sau til genser',
  'nyhetsbrev, personvern, newsletter, privacy, gdpr, cookies, informasjonskapsler, persondata, slette konto, delete account',
  'lag på lag, tre lag, bekledning, påkledning, kle seg, layering, layers, three layers, what to wear, how to dress',
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
