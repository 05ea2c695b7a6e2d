import { type DemoDocument, document } from '../builders/document.ts'
import { localeSlug, localeString, localeText, t } from '../builders/localised.ts'
import { prose } from '../builders/prose.ts'
import { accessibleImage } from '../builders/references.ts'
import { localeRichText } from '../builders/rich-text.ts'

export function categories(): DemoDocument[] {
  return [journal(), information(), customerService()]
}

function journal(): DemoDocument {
  return document({
    _id: 'categoryPage-journal',
    _type: 'categoryPage',
    title: localeString(t('Magasin', 'Journal')),
    slug: localeSlug(t('magasin', 'journal')),
    lead: localeText(
      t(
        'Om klær som varer, folk som bruker dem, og regnestykkene bak. Skrevet av oss på systua og av medlemmer.',
        'About clothes that last, the people who wear them and the sums behind them. Written in the workshop and by members.',
      ),
    ),
    image: accessibleImage(
      'landscape/ridge-autumn-dawn',
      t('Fjellrygger i lag en høstmorgen', 'Layered ridges on an autumn morning'),
    ),
    content: localeRichText((t) =>
      prose(
        t(
          'Vi skriver når vi har noe å fortelle, omtrent én gang i måneden. Har du en historie om et plagg, [send den til oss](@page-contact).',
          'We write when we have something to say, about once a month. If you have a story about a garment, [send it to us](@page-contact).',
        ),
      ),
    ),
  })
}

function information(): DemoDocument {
  return document({
    _id: 'categoryPage-content',
    _type: 'categoryPage',
    title: localeString(t('Vilkår og informasjon', 'Terms and information')),
    slug: localeSlug(t('content', 'content')),
    lead: localeText(
      t(
        'Det som må stå skriftlig, skrevet så det går an å lese.',
        'What has to be in writing, written so that it can be read.',
      ),
    ),
    image: accessibleImage(
      'landscape/fabric-hemp',
      t('Folder av vevd hampstoff i flere farger', 'Folds of woven hemp in several colours'),
    ),
    content: localeRichText((t) =>
      prose(
        t(
          'Finner du ikke svaret her, er [kundeservice](@categoryPage-help) den raskeste veien.',
          'If you do not find the answer here, [customer service](@categoryPage-help) is the quickest way.',
        ),
      ),
    ),
  })
}

function customerService(): DemoDocument {
  return document({
    _id: 'categoryPage-help',
    _type: 'categoryPage',
    title: localeString(t('Kundeservice', 'Customer service')),
    slug: localeSlug(t('kundeservice', 'customer-service')),
    lead: localeText(
      t(
        'Levering, retur, størrelser og reparasjon. Finner du ikke svaret, spør Jonas eller Amina.',
        'Delivery, returns, sizes and repairs. If the answer is not here, ask Jonas or Amina.',
      ),
    ),
    image: accessibleImage(
      'landscape/workshop-day',
      t(
        'Systua i dagslys med symaskin og plagg på knagger',
        'The workshop in daylight with a sewing machine and garments on pegs',
      ),
    ),
    content: localeRichText((t) =>
      prose(
        t(
          `Vi svarer på hverdager mellom 9 og 16, vanligvis innen to timer. Ha gjerne bestillingsnummeret klart.`,
          `We answer on weekdays between 9 am and 4 pm, usually within two hours. Have your order number at hand if you can.`,
        ),
      ),
    ),
  })
}
