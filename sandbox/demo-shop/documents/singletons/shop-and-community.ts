import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeString, localeText, t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { accessibleImage, weakReference } from '#sandbox/demo-shop/builders/references.ts'
import { actionButton, columns, localeRichText } from '#sandbox/demo-shop/builders/rich-text.ts'
import { seo } from '#sandbox/demo-shop/builders/seo.ts'
import { searchNamesOf } from '#schemas/fields/searchNames.ts'

/** Groups of words that mean the same. */
const SYNONYMS = [
  // Garments.
  'jakke, jacka, jacket, coat, kåpe, frakk, outerwear, yttertøy, ytterjakke, overtøy, blouson',
  'hanske, vott, glove, mitten, vante, lovikkavott, fingervott, polvott, ullvott, belgvott, hånd, hands, handske, vantar, luffe, fingre, fingers, skinnhansker, skinnvotter, leather gloves',
  'lue, luve, hue, mössa, pannebånd, hodeplagg, beanie, hat, headband, topplue, strikkelue, skilue, bobble hat, toque, hode, hodet, head, pannelue, duskelue, stocking cap',
  'caps, cap, hatt, solhatt, skyggelue, keps, kaps, baseball cap, sun hat, solcaps, snapback, bøttehatt, bucket hat, kasket, turcaps, peaked cap, visor, solskjerm',
  'ryggsekk, ryggsäck, tursekk, bysekk, dagstursekk, backpack, rucksack, bag, pack, veske, daypack, knapsack, skolesekk, handbag, bagpack, väska, ransel, skreppe, taske',
  'dagstursekk, dagstur, daypack, day pack, liten sekk, liten ryggsekk, small backpack, day hike, day trip, dagssekk, søndagstur',
  'bysekk, city pack, pc-sekk, laptopsekk, laptop bag, jobbsekk, school bag, skolesekk, kontorsekk, jobbveske, pc-veske, work bag, work backpack, laptop backpack, computer bag, shoulder bag, skulderveske, tote bag, handlenett, byveske',
  'bukse, byxor, buxe, trousers, pants, brok, bottoms, slacks, langbukse, benklær, underdel',
  'shorts, kortbukse, short pants, turshorts, knebukse, piratbukse, badebukse, badeshorts, swim shorts, swimming trunks, board shorts, bermudashorts, surfeshorts, sommerbukse',
  'tights, leggings, løpetights, treningstights, strømpebukse, jogging tights, treningsbukse, løpebukse, yogabukse, yoga pants, sports tights, joggetights, langrennstights',
  'skibukse, kolle, ski pants, vinterbukse, snow pants, snøbukse, termobukse, boblebukse, vattert bukse, winter trousers, ski trousers, fôret bukse, lined trousers, langrennsbukse, toppturbukse, snow trousers, vinterbyxor',
  'hverdagsbukse, joggebukse, fritidsbukse, chinos, dongeribukse, jeans, sweatpants, everyday trousers, olabukse, joggers, penbukse, jobbukse, arbeidsbukse, kontorbukse, work trousers, work pants, casual trousers, bomullsbukse, cotton trousers',
  'genser, tröja, sweater, jumper, pullover, hettegenser, hoodie, sweatshirt, strikkegenser, strikkejakke, kofte, lusekofte, cardigan, knitwear, islender, college, striktrøje, stickad tröja, ulltröja',
  'nettingtrøye, nettingundertøy, netting, helsetrøye, brynje, mesh, mesh top, string vest, fishnet, nättröja, brynjetrøye, string shirt, net shirt, mesh shirt, hullete trøye',
  't-skjorte, t-shirt, tee, trøye, tröja, t-trøye, tshirt, kortermet, kortermet trøye, short sleeve, short-sleeved, crew neck',
  'singlet, tank top, tanktop, ermeløs, topp, vest top, sleeveless, linne, camisole, undershirt, stroppetopp, ermelaus, ermeløs topp, ermeløs trøye, strap top, treningssinglet, muscle tee, atlettrøje',
  'skjorte, shirt, bluse, blouse, skjorta, button-up, button-down, knappeskjorte, penskjorte, dress shirt, bomullsskjorte',
  'flanellskjorte, rutete skjorte, tømmerhoggerskjorte, flannel shirt, flannel, checked shirt, plaid shirt, lumberjack shirt, flanell, hogstskjorte, rutet skjorte, tykk skjorte, thick shirt, brushed cotton, tartan shirt, skogsskjorte, rutig skjorta, lumberjack',
  'kjole, dress, klänning, sommerkjole, skjørt, gown, skirt, kjol, tunika, tunic, strikkekjole, sundress, frock, selskapskjole, skjortekjole, shirt dress, selekjole, hverdagskjole',
  'vest, gilet, bodywarmer, waistcoat, väst, ullvest, slipover, ermeløs jakke, sleeveless jacket, body warmer, termovest, armlös jacka',
  'strømpe, sokk, stocking, sock, strumpor, hose, raggsokk, lester, labber, sockor, hosor, føtter, tær, feet, toes, fødder, ullsokk, knestrømpe',
  'raggsokk, ragg, tøffel, tøfler, tøffelsokk, innesokk, slipper, slipper socks, slippers, house socks, boot socks, thick socks, tykke sokker, hyttesokk, støvelsokk, winter socks, vintersokk, sengesokk, bed socks, cold feet',
  'dunjakke, boblejakke, isolert jakke, parkas, vinterjakke, insulated jacket, winter jacket, parka, puffer, down jacket, dunparkas, winter coat, vinterfrakk, vinterkåpe, dun, down, padded jacket, vattert jakke, quilted jacket, täckjacka',
  'dunvest, boblevest, isolert vest, insulated vest, puffer vest, down vest, vattert vest, quilted vest, quilted gilet, padded vest, padded gilet, thermal vest, dunväst, puffer gilet',
  'anorakk, vindjakke, anorak, windbreaker, wind jacket, vindtett jakke, windproof jacket, windcheater, cagoule, smock, vindanorakk, wind shirt, vindjacka, overtrekksjakke',
  'softshelljakke, softshell, stretchjakke, toppturjakke, skijakke, touring jacket, ski jacket, skalljakke, alpinjakke, langrennsjakke, skidjacka, soft shell, tour jacket',
  'skalljakke, skall, hardshell, hard shell, trelags, trelagsjakke, 3-lags, three-layer, stormjakke, fjelljakke, skaljacka, skaljakke, three layer, 3-layer, membranjakke, technical jacket',
  'lett jakke, lettvektsjakke, vindjakke, lommejakke, pakkbar jakke, light jacket, lightweight jacket, packable jacket, sommerjakke, summer jacket, overgangsjakke, tynn jakke, thin jacket, vårjakke, spring jacket, pocket jacket, sammenleggbar jakke',
  'regntøy, regnklær, regnjakke, regnbukse, raincoat, rainwear, rain gear, regnfrakk, regnkåpe, regnsett, regndress, oljehyre, regnställ, sydvest, regnponcho, poncho, waterproofs, oilskin, oljetøy',
  'vanntett, vattentät, vannavvisende, regntett, vannfast, regntøy, skalljakke, skallvotter, waterproof, water resistant, rainproof, rainwear, shell jacket, gore-tex, goretex, membran, vandtæt, wet weather',
  'mellomlag, fleece, midlayer, mid layer, pile, fiberpels, fleecejakke, flis, flisjakke, teddy, teddyjakke, sherpa, mellanlager, mellemlag, mikrofleece, microfleece, polar fleece, fleecegenser, fleecetröja',
  'ulljakke, ullskjorte, ullfleece, wool jacket, overshirt, skjortejakke, shacket, jakkeskjorte, overskjorte, shirt jacket, valket ull, boiled wool, vadmel, wool shirt, felted wool, blazer, kokt ull, cabin jacket',
  'ullundertøy, superundertøy, undertøy, truse, boxer, trøye, stillongs, thermal underwear, underwear, base layers, long johns, thermals, ulltøy, undertrøye, innerst, underställ, long underwear, thermal, baselayer, skiundertøy',
  'stillongs, longs, ullongs, ullbukse, long johns, longjohns, underbukse, ullstillongs, long pants, långkalsonger, lange underbukser, lang underbukse, wool bottoms, thermal bottoms, long underpants, thermal leggings, ullbukser innerst, wool leggings',
  'telt, tarp, vindsekk, tent, shelter, wind sack, bivuakk, nødsekk, fjellduk, bivy, bivvy, sovepose, rabbesekk, sleeping bag, hengekøye, hammock, gapahuk, redningspose, survival bag, bothy bag',
  'dusklue, dusk, pompong, pompom, pom pom, bobble, tassel, rand',
  'turbukse, hiking trousers, hiking pants, friluftsbukse, vandrebukse, fjellbukse, utebukse, trekking pants, outdoor pants, walking trousers, cargobukse, cargo pants, vandringsbyxor, vandrebukser, turbyxor',
  'regnbukse, rain trousers, rain pants, overtrekksbukse, waterproof trousers, waterproof pants, regnbyxor, overbukse, overtrousers, skallbukse, shell trousers, shell pants, regnbukser',
  'ulltrøye, wool top, langermet, long sleeve, long-sleeved, langermet trøye, ullundertrøye, undertröja, merinotrøye, supertrøye, thermal top, skitrøye, longsleeve, long sleeve top',
  'løpejakke, stretchjakke, stretch jacket, running jacket, treningsjakke, joggejakke, training jacket, løbejakke, löparjacka, track jacket',
  'hampskjorte, hemp shirt, sommerskjorte, summer shirt, linskjorte, linen shirt',
  'hette, hood, hooded, hettejakke, hooded jacket, huva, hætte, med hette, with hood',
  'lomme, pocket, ficka, brystlomme, chest pocket, baklomme, back pocket, sidelomme, mobillomme, phone pocket, innerlomme, inside pocket',
  'knapp, button, trykknapp, snap, press stud, popper, reserveknapp, spare button',
  'høy krage, high collar, høy hals, høyhals, høyhalset, high neck, turtleneck, polo neck, roll neck, polohals, rullekrage',
  'hamp, hemp, lin, linen, hampa, hampstoff, hemp fabric, plantefiber, plant fibre',
  'norsk ull, norwegian wool, uld, ylle, saueull, lammeull, lambswool, woollen, woolen, ullen, woolly',
  'lerret, canvas, kanvas, seilduk, bivoks, beeswax, voksbehandlet, waxed, waxed cotton, waxed canvas, vokset',
  'storfelær, leather, skinn, læder, läder, geitskinn, goatskin',
  'pfas, pfc, fluor, fluorfri, pfas-fri, pfas-free, forever chemicals, evighetskjemikalier, kjemikalier, chemicals, uten fluor, fluorine free',
  'klør, itch, itchy, kløe, kløfri, scratchy, stikker, klør ikke, does not itch, itch-free, sensitive skin, sensitiv hud, ullundertøy, base layers',
  'lukt, lukter, smell, odour, odor, luktfri, stinker, stinks, smelly, lukter ikke, does not smell, odor resistant, ullundertøy, base layers',
  'tørker fort, dry fast, hurtigtørkende, rasktørkende, quick drying, quick-drying, quick dry, fast drying, tørker raskt, snabbtorkande',
  'elastisk, elastic, elastan, elastane, stretch, strekk, stretchy, spandex, lycra, fleksibel, flexible, bevegelsesfrihet',
  // Activities and weather.
  'varmt vær, sommervarme, hot weather, warm weather, sommer, summer, luftig, breathable, hetebølge, heatwave, hete, syden, strand, beach, varme dager, warm days, kjølig, cool',
  'tur, fjell, fjelltur, topptur, hiking, mountain, trekking, vandring, gåtur, skogstur, hike, walking, friluftsliv, outdoor, outdoors, marka, jakt, hunting',
  'trening, løping, jogging, løpe, training, running, workout, gym, jogge, fitness, run, träning, yoga, terrengløp, trail running, trimme, exercise, styrketrening, løb, trim',
  'ski, skitur, skigåing, topptur, skiing, langrenn, ski touring, cross-country, vinter, winter, snø, snow, skidor, skiløping, fjellski, randonee, alpint, slalom, snowboard',
  'sykling, sykkelklær, sykkeltøy, sykle, sykkel, sykkeljakke, cycling, bike, biking, cycling jacket, bicycle, pendling, commuting, commute, pendle, cykel, sykkeltur, bike ride',
  'klatring, klatreklær, klatre, klatrebukse, climbing, climbing trousers, buldring, bouldering, klättring, rock climbing, klatrevegg, klatrehall, climbing wall, boulder, klatretur, fjellklatring, climb',
  'fiske, fisketur, fiskevest, fishing, fishing vest, fiskeklær, angling, fluefiske, fly fishing, ørret, trout, angler, fisker, fiskeväst, sportsfiske, snelle, fiskestang, fishing rod',
  'regn, rain, regnvær, rainy, ruskevær, uvær, bad weather, dårlig vær, pøsregn, downpour, duskregn, drizzle, stay dry, holde seg tørr, paraply, umbrella, regntøy, rainwear',
  'vindtett, windproof, vindavvisende, wind resistant, windstopper, vindtät, vindtæt, motvind, headwind, windy, mye vind, vindjakke, wind jacket',
  'kaldt, kulde, cold, kuldegrader, minusgrader, frost, freezing, fryse, fryser, frossen, keep warm, holde varmen, vinter, winter, isolert, insulated',
  'hytte, hyttetur, cabin, cabin trip, hyttekos, cottage, påske, easter, sommerhus, stuga, stugtur, ragg',
  'kontor, office, møterom, meeting room, kontorklær, business casual, smart casual, arbeidsklær, work clothes, officewear',
  'hundetur, dog walking, dog walk, walk the dog, lufte hunden, gå tur med hunden, kveldstur, evening walk, spasertur, spasere, rusletur, vindjakke, wind jacket, turbukse, hiking trousers',
  'bærtur, bærplukking, plukke bær, berry picking, berries, sopptur, sopp, mushroom picking, mushrooms, foraging, hagearbeid, hage, gardening, lommeshorts, pocket shorts, turbukse, hiking trousers',
  'camping, telttur, camp, overnatting, overnatte, sove ute, sleep outside, wild camping, leirtur, bål, campfire, natt i skogen, en natt under grana, a night under a spruce, vindsekk, wind sack',
  'seiling, seile, sailing, båttur, båt, boat, boating, kajakk, kayak, padling, regntøy, rainwear',
  // Colours.
  'svart, sort, black, svarte',
  'lilla, fiolett, purple, violet',
  'grønn, grønt, green, grön, oliven, olive, khaki',
  'blå, blue, marineblå, navy, turkis, turquoise',
  'rød, rødt, red, röd, burgunder, vinrød, burgundy',
  // Help.
  'størrelsesguide, størrelse, mål, passform, måltabell, size guide, size, size chart, fit, measurements, størrelsestabell, storlek, storleksguide, måle, sizing, measure, finn størrelsen, målebånd, tape measure, how to measure',
  'åpningstider, åpent, åpner, stengt, telefonnummer, telefon, e-post, epost, email, mail, kundeservice, kundesenter, kontakt, butikk, adresse, chat, ringe, opening hours, open, phone number',
  'kundeservice, hjelp, support, help, spørsmål, faq, questions, customer service, customer support, contact, kontakt, store, shop location, address, phone, telephone, call, where are you, get in touch, kundtjänst',
  'snakke med, speak to, talk to, kundeservice, customer service, kontakt, contact, talk to someone, speak to someone, snakke med noen, ringe dere, ring oss, call us, live chat, skrive til dere, besøke, visit, veibeskrivelse, directions, store hours',
  'rabattkode, rabatt, discount code, discount, voucher, kontakt, contact, salg, tilbud, sale',
  // Small things that fit most people.
  'gave, julegave, bursdagsgave, gavekort, presang, gift, present, christmas gift, christmas present, gift card, gift voucher, luer votter, hats mittens',
  'frakt, fraktfritt, fraktkostnad, porto, levering, leveranse, leveringstid, utlandet, sende til, hjemlevering, pakkeboks, posten, bring, shipping, delivery, postage, international, abroad, express, leverans',
  'pakke, pakka, når kommer pakken, hvor er pakken, ordrestatus, bestilling, where is my order, order status, delivery time, sporing, spore, hentested, tracking, track, parcel, package, levering, delivery, hvor er pakken min, where is my parcel',
  'retur, bytte, bytterett, returnere, returskjema, sende tilbake, levere tilbake, sende i retur, send back, angrerett, åpent kjøp, pengene tilbake, angre, return, returns, exchange, refund, money back',
  'passer ikke, ikke passer, does not fit, retur, return, bytte, exchange, bytte gave, bytte julegave, byttelapp, gift receipt, return a gift',
  'betaling, betale, payment methods, payment options, betalingsmåte, faktura, klarna, vipps, avbetaling, kjøpsvilkår, vilkår, payment, pay, invoice, terms, kort, credit card, paypal, apple pay, delbetaling',
  'garanti, reklamasjon, reklamere, klage, vilkår, warranty, guarantee, complaint, claim, complain, terms, defekt, defective, faulty, damaged, feil vare, wrong item, skadet, produktfeil',
  'reparasjon, reparerer, reparere, glidelås, fikse, ødelagt, hull, repair, zip, zipper, mend, broken, fix, lapp, lappe, sy, skredder, patch, hole, revet',
  'vaske, vaske ull, ullvask, wash wool, vaskeanvisning, vaskeråd, stell, vask mindre, wash, washing, care instructions, wash less, impregnere, tørketrommel, laundry, vaskemaskin, skötsel, how to wash, care, take care of',
  'bærekraft, bærekraftig, miljø, klima, utslipp, det vi tar, sustainability, sustainable, environment, environmental, what we take, hållbarhet, klimaavtrykk, footprint, eco, resirkulert, recycled, recycling',
  'treplanting, trær, plante trær, plantedag, trees, tree planting, planting day, skog, forest, skoglaget, hafslo, plant a tree, plante tre, skogplanting, reforestation',
  'forhåndsbestilling, forhåndsbestille, forhåndskjøp, derfor må du vente, preorder, pre-order, why you have to wait, på vei, restordre, backorder, reservere, reserve, venteliste, waiting list, utsolgt, sold out, out of stock, back in stock',
  'testplagg, låne, lån, utlån, prøve, tolv som tester, test garments, borrow, lend, rent, leie, twelve testers, testpanel, tester, prøveplagg, prototype, try before you buy, prøve hjemme, test',
  'kampanje, crowdfunding, folkefinansiering, fellesskap, community, forum, idé, ideas, spleis, forslag, sende inn, suggestion, submit, campaign, kickstarter, finansiering, funding, støtte produksjon',
  'medlem, bli medlem, medlemskap, melde inn, innmelding, bli med, registrere, registrering, opprette konto, konto, kundeklubb, member, membership, join, sign up, register, create account, loyalty, fellesskap, community',
  'om oss, om tretopp, jobb, stilling, ledig stilling, karriere, ansatte, hvem er dere, historie, about us, about tretopp, jobs, careers, work for you, who are you, history, company, vacancies, founder, grunnlegger',
  'produksjon, produsert, laget i norge, norskprodusert, fabrikk, made in, made in norway, production, factory, manufactured, sheep to sweater, fra sau til genser, opprinnelse, origin, hvor lages, where is it made, where are your clothes made, leverandør, supplier, systue',
  'nyhetsbrev, personvern, newsletter, privacy, gdpr, cookies, informasjonskapsler, persondata, slette konto, delete account, personopplysninger, personal data, data protection, samtykke, unsubscribe, subscribe, abonnere, melde av, mailing list, personvernerklæring',
  'for liten, too small, for stor, too big, too large, for trang, too tight, change size, bytte størrelse, annen størrelse, different size, another size, feil størrelse, wrong size, bytte, exchange, retur, returns, finn størrelsen, find your size',
  'levering, delivery, order, my order, ordre, min ordre, bestillingen min, track my order, forsinket, delayed, delay, arrive, not arrived, missing parcel, fri frakt, free shipping, hente i butikk, click and collect, pickup, beställning',
  'reparasjon, repair, torn, tear, ripped, rift, flenge, utslitt, worn out, mending, darning, split seam, reservedel, spare part, spare parts, slitedel, spenne, buckle, laga, lagning',
  'vask mindre, wash less, vedlikehold, vedlikeholde, maintenance, rengjøre, clean, cleaning, flekk, stain, lufte, krympe, shrink, tvätta, vaskemiddel, detergent, hand wash, tumble dry, ta vare på, reproof',
  'dagen vi stenger kassa, the day we close the till, overforbruksdagen, overshoot day, black friday, black week, overforbruk, overconsumption, outlet',
  'hva en jakke koster, what a jacket costs, dyr, dyrt, expensive, pris, price, prices, so expensive, prising, pricing',
  'idé, idea, stemme, stemme på, vote, voting, avstemning, foreslå, suggest, ønske, wish, design, anmeldelse, review, omtale, feedback, tilbakemelding, diskusjon, fellesskap, community',
  'lag på lag, tre lag, bekledning, påkledning, kle seg, layering, layers, three layers, what to wear, how to dress, hva skal jeg ha på meg, what should i wear, layer, lag, pakkeliste, packing list, kle på, three layer system, trelagsprinsippet',
]

/** What the search says of what the shop does not have. */
const ANSWERS = [
  {
    words: 'gavekort, gift card, gift voucher',
    text: t(
      'Vi selger ikke gavekort. Luer og votter passer de fleste, og gaver kan byttes i en annen størrelse.',
      'We do not sell gift cards. Hats and mittens fit most people, and gifts can be exchanged for another size.',
    ),
    page: 'clothingType-hats-and-mittens',
  },
  {
    words: 'gave, julegave, bursdagsgave, farsdagsgave, morsdagsgave, presang, gift, present',
    text: t(
      'Vi har ikke gavekort eller gaveesker. Luer og votter passer de fleste, og gaver kan byttes i en annen størrelse.',
      'We have no gift cards or gift boxes. Hats and mittens fit most people, and gifts can be exchanged for another size.',
    ),
    page: 'clothingType-hats-and-mittens',
  },
  {
    words: 'barn, barneklær, junior, baby, kid, child, children, toddler',
    text: t(
      'Vi lager ikke klær til barn. De minste størrelsene våre er XXS for kvinner og XS for menn.',
      'We do not make clothes for children. Our smallest sizes are XXS for women and XS for men.',
    ),
    page: 'page-size-help',
  },
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
    answers: ANSWERS.map(({ words, text, page }) => ({
      _type: 'searchAnswer' as const,
      words: words.split(', '),
      text: localeText(text),
      page: weakReference(page),
    })),
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
