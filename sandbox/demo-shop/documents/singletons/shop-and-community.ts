import { type DemoDocument, document } from '../../builders/document.ts'
import { localeString, localeText, t } from '../../builders/localised.ts'
import { prose } from '../../builders/prose.ts'
import { accessibleImage } from '../../builders/references.ts'
import { actionButton, columns, localeRichText, productSelection } from '../../builders/rich-text.ts'
import { seo } from '../../builders/seo.ts'

export function shopPage(): DemoDocument {
  return document({
    _id: 'shopPage',
    _type: 'shopPage',
    title: localeString(t('Alle produkter', 'All products')),
    lead: localeText(
      t(
        'Femtifire ting, og ingen av dem er fjorårets. Vi bytter ikke ut det som virker.',
        'Fifty-four things, none of them last year’s. We do not replace what works.',
      ),
    ),
    womenTitle: localeString(t('Kvinner', 'Women')),
    womenLead: localeText(
      t(
        'Klippet etter kvinnekropper, med like mange lommer som til menn.',
        'Cut for women’s bodies, with as many pockets as the men get.',
      ),
    ),
    womenImage: accessibleImage(
      'landscape/lake-autumn-dawn',
      t(
        'Et stille fjellvann med rød hytte i høstmorgen',
        'A still mountain lake with a red cabin on an autumn morning',
      ),
    ),
    menTitle: localeString(t('Menn', 'Men')),
    menLead: localeText(
      t('Rette snitt, lange rygger og knapper som sitter.', 'Straight cuts, long backs and buttons that stay on.'),
    ),
    menImage: accessibleImage(
      'landscape/spruce-winter-dawn',
      t('Granskog med rim i vintermorgen', 'Spruce forest with frost on a winter morning'),
    ),
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
    title: localeString(t('Fellesskapet', 'The community')),
    lead: localeText(
      t(
        'Her bestemmes det hva vi skal lage. Foreslå et plagg, svar på andres, lån noe som ikke er ferdig.',
        'This is where we decide what to make. Suggest a garment, answer others, borrow something unfinished.',
      ),
    ),
    image: accessibleImage(
      'landscape/campfire-night',
      t('To mennesker ved et bål og et telt under stjernehimmel', 'Two people by a fire and a tent under the stars'),
    ),
    content: localeRichText((t) => [
      actionButton('submitIdea', t('Kom med en idé', 'Share an idea')),
      ...prose(
        t(
          `## Det snakkes om

Tre plagg er på tegnebrettet akkurat nå. Si hva du mener før mønsteret er klippet.`,
          `## People are talking about

Three garments are on the drawing board right now. Say what you think before the pattern is cut.`,
        ),
      ),
      productSelection(
        t('Bli med i diskusjonen', 'Join the discussion'),
        'garn-mesh-top',
        'snelle-fishing-vest',
        'brygge-city-pack-16',
      ),
      columns(
        prose(
          t(
            `### Lån og test

Noen plagg syr vi først i tolv eksemplarer. Hent ett i butikken, bruk det i en uke og fortell hva som gnager.`,
            `### Borrow and test

Some garments we first sew in twelve copies. Collect one in the store, wear it for a week and tell us where it chafes.`,
          ),
        ),
        prose(
          t(
            `### Spilleregler

Skriv som om den andre satt på motsatt side av bålet. [Resten av reglene](@page-community) er korte.`,
            `### House rules

Write as if the other person sat across the fire. [The rest of the rules](@page-community) are short.`,
          ),
        ),
      ),
      actionButton('register', t('Bli medlem', 'Become a member'), 'center'),
    ]),
    seo: seo({
      description: t(
        'Diskuter produkter, skriv anmeldelser, lån testplagg og foreslå nye plagg.',
        'Discuss products, write reviews, borrow test garments and suggest new ones.',
      ),
    }),
  })
}
