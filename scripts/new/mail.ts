import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A mail: template, texts in both languages, test. */
export function newMail({ camel, kebab, title }: Name): Plan {
  const list = 'web/mails/mails.ts'
  return {
    files: [
      {
        path: `web/mails/${kebab}.ts`,
        text: `import { heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** Say to whom, and when. */
export const ${camel}: MailTemplate<{ readonly name: string }> = {
  write: ({ name }, { t, sender }) => ({
    subject: t('${camel}Heading'),
    preheader: t('${camel}Text', { name }),
    parts: [heading(t('${camel}Heading')), paragraph(t('${camel}Text', { name }))],
    reason: t('why${camel.charAt(0).toUpperCase()}${camel.slice(1)}Mail', { shop: sender.shopName }),
  }),
  sample: () => ({ name: 'Kari' }),
}
`,
      },
      {
        path: `web/mails/${kebab}.test.ts`,
        text: `import { expect, test } from 'vitest'
import { writeMail } from './mails.ts'

const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }

test('the mail ${title.toLowerCase()}: say here what its reader learns', () => {
  const { mail } = writeMail('${camel}', { name: 'Kari' }, { to: 'kari@example.com', lang: 'nb', sender, id: 'test' })
  expect(mail.text).toContain('Kari')
  expect.fail('Test what the mail says and where its links lead, in both languages.')
})
`,
      },
    ],
    lines: [
      { path: list, before: /^import \{ reply \}/, text: `import { ${camel} } from './${kebab}.ts'` },
      { path: list, before: /^ {2}newsletterWithdrawn,/, text: `  ${camel},` },
      ...['nb', 'en'].map((language) => ({
        path: `web/i18n/messages/${language}/mail.ts`,
        after: /^ {2}\.\.\.garment,/,
        text: `  ${camel}Heading: '${title}',
  ${camel}Text: '{name}',
  why${camel.charAt(0).toUpperCase()}${camel.slice(1)}Mail: '{shop}',`,
      })),
    ],
    left: [
      `Its data and parts: web/mails/${kebab}.ts; its texts: web/i18n/messages/{nb,en}/mail.ts.`,
      `Its test, which fails until then: web/mails/${kebab}.test.ts.`,
      `Queue it in the transaction of its cause: enqueueMail(transaction, queue, writeMail('${camel}', data, envelope)).`,
      'See it at http://localhost:4400/samples; the inbox has to be restarted after a change.',
    ],
  }
}
