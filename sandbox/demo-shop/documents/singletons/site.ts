import { type DemoDocument, document } from '#sandbox/demo-shop/builders/document.ts'
import { localeString, localeText, t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { accessibleImage } from '#sandbox/demo-shop/builders/references.ts'
import { localeRichText } from '#sandbox/demo-shop/builders/rich-text.ts'
import { searchNamesOf } from '#schemas/fields/searchNames.ts'
import { menuRoute } from '../menu-routes.ts'

/** Public holidays that fall on the same date every year, from this year's to the next one's. */
function holidays(today: Date) {
  const years = [today.getFullYear(), today.getFullYear() + 1]
  return years.flatMap((year) =>
    [
      [`${year}-01-01`],
      [`${year}-05-01`],
      [`${year}-05-17`],
      [`${year}-12-24`, `${year}-12-26`],
      [`${year}-12-31`],
    ].map(([from, to]) => ({ _type: 'openingException' as const, from, ...(to && { to }), isOpen: false })),
  )
}

/** `today` is the day from which holidays are entered. */
export function siteSettings(today: Date): DemoDocument {
  return document({
    _id: 'siteSettings',
    _type: 'siteSettings',
    searchNames: searchNamesOf('siteSettings'),
    shopName: 'Tretopp',
    organisationNumber: '997 204 318',
    description: localeText(
      t(
        'Turklær for kvinner og menn, laget i små opplag sammen med dem som går i dem.',
        'Outdoor clothes for women and men, made in small runs together with the people who wear them.',
      ),
    ),
    openGraphImage: accessibleImage(
      'landscape/ridge-autumn-dawn',
      t('Fjellrygger i lag en høstmorgen', 'Layered ridges on an autumn morning'),
    ),
    treePlantingPartner: {
      _type: 'treePlantingPartner',
      name: 'Skoglaget',
      url: 'https://skoglaget.example',
      share: 2,
    },
    openWeekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    openingExceptions: holidays(today),
    currencies: ['NOK', 'EUR'],
    paymentProviderNote: localeText(
      t(
        'Betal med kort eller Vipps. Betalingen går gjennom Adyen; vi ser aldri kortnummeret ditt.',
        'Pay by card or Vipps. Payments are handled by Adyen; we never see your card number.',
      ),
    ),
    campaignBanner: {
      _type: 'campaignBanner',
      active: false,
      text: localeString(t('Fri frakt over {amount} denne uka', 'Free shipping over {amount} this week')),
      thresholdNok: 1200,
      thresholdEur: 120,
    },
  })
}

export function footer(): DemoDocument {
  return document({
    _id: 'footer',
    _type: 'footer',
    searchNames: searchNamesOf('footer'),
    storeAddress: localeText(
      t('Tretopp\nSkuteviksboder 14\n5035 Bergen', 'Tretopp\nSkuteviksboder 14\n5035 Bergen, Norway'),
    ),
    storeOpeningHours: localeText(
      t(
        'Mandag–fredag 10–18\nLørdag 10–16\nSøndag stengt',
        'Monday–Friday 10 am–6 pm\nSaturday 10 am–4 pm\nClosed on Sundays',
      ),
    ),
    contactEmail: 'hei@tretopp.example',
    contactPhone: '+47 55 00 14 20',
    menuElements: [
      menuRoute(t('Om oss', 'About us'), t('/om-oss', '/about-us')),
      menuRoute(t('Kundeservice', 'Customer service'), t('/kundeservice', '/customer-service')),
      menuRoute(
        t('Frakt og levering', 'Shipping and delivery'),
        t('/kundeservice/frakt-og-levering', '/customer-service/shipping-and-delivery'),
      ),
      menuRoute(
        t('Bytte og retur', 'Exchanges and returns'),
        t('/kundeservice/bytte-og-retur', '/customer-service/exchanges-and-returns'),
      ),
      menuRoute(t('Reparasjon', 'Repairs'), t('/reparasjon', '/repairs')),
      menuRoute(t('Miljø', 'Environment'), t('/environment', '/environment')),
      menuRoute(t('Vilkår', 'Terms'), t('/content/vilkar-og-kjopsbetingelser', '/content/terms-and-conditions')),
      menuRoute(
        t('Personvern', 'Privacy'),
        t('/content/personvern-og-informasjonskapsler', '/content/privacy-and-cookies'),
      ),
    ],
    socialLinks: [
      { _type: 'socialLink', platform: 'Instagram', url: 'https://www.instagram.com/tretopp.example' },
      { _type: 'socialLink', platform: 'Strava', url: 'https://www.strava.com/clubs/tretopp-example' },
      { _type: 'socialLink', platform: 'Vimeo', url: 'https://vimeo.com/tretoppexample' },
    ],
  })
}

/** `today` is in the year of the overshoot day. */
export function overshootSplash(today: Date): DemoDocument {
  return document({
    _id: 'overshootSplash',
    _type: 'overshootSplash',
    searchNames: searchNamesOf('overshootSplash'),
    active: true,
    title: localeString(t('Jorda holdt til {day}', 'The Earth lasted until {day}')),
    day: `${today.getFullYear()}-07-24`,
    text: localeRichText((t) =>
      prose(
        t(
          `Det var overforbruksdagen i år: Da hadde vi brukt opp det jorda rekker å fornye på et helt år. Resten av året lever vi på det de neste skulle ha hatt.

Før du ser deg om i butikken, ta frem noe du allerede har. Trenger det en lapp, [hjelper vi deg](@landingPage-repairs). Vil du vite mer om dagen, og om hva vi selv gjør, [står det her](@landingPage-environment).`,
          `That was this year’s overshoot day: we had used up what the Earth can renew in a whole year. For the rest of the year we live on what those after us should have had.

Before you look around the shop, bring out something you already own. If it needs a patch, [we will help](@landingPage-repairs). More about the day, and about what we do ourselves, [is on this page](@landingPage-environment).`,
        ),
      ),
    ),
    buttonText: localeString(t('Gå videre til siden', 'Continue to the site')),
  })
}
