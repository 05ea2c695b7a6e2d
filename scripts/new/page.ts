import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A page with an address of its own, the same in both languages: route, template, texts and test. */
export function newPage({ camel, pascal, kebab, title }: Name): Plan {
  const feature = `web/features/${kebab}`
  const texts = (language: string) => `web/i18n/messages/${language}/${kebab}.ts`
  return {
    files: [
      {
        path: `web/app/(site)/[lang]/${kebab}/page.tsx`,
        text: `import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { ${pascal}Template } from '#web/features/${kebab}/${kebab}-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { otherLanguage } from '#web/routing/languages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { SitePage } from '../site-page.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('${kebab}')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const title = translator(lang, '${camel}')('title')
  return pageMetadata(lang, { title, paths: inBothLanguages((language) => fixedLink(language, '${kebab}')) })
}

export default async function ${pascal}Page({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  return (
    <SitePage lang={lang} alternateHref={fixedLink(otherLanguage(lang), '${kebab}')}>
      <${pascal}Template lang={lang} />
    </SitePage>
  )
}
`,
      },
      {
        path: `${feature}/${kebab}-template.tsx`,
        text: `import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './${kebab}-template.module.css'

export function ${pascal}Template({ lang }: { lang: Language }) {
  const t = translator(lang, '${camel}')
  return (
    <div className={styles.page}>
      <PageHeading>{t('title')}</PageHeading>
    </div>
  )
}
`,
      },
      { path: `${feature}/${kebab}-template.module.css`, text: `.page {\n  padding-block: var(--space-4);\n}\n` },
      {
        path: `${feature}/${kebab}-template.test.tsx`,
        text: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${pascal}Template } from './${kebab}-template.tsx'

test('the page ${title.toLowerCase()}: say here what it shows', () => {
  expect(renderToStaticMarkup(<${pascal}Template lang="nb" />)).toContain('<h1')
  expect.fail('Test what the page shows, and translate its title.')
})
`,
      },
      ...['nb', 'en'].map((language) => ({
        path: texts(language),
        text: `/** Texts of the page ${title.toLowerCase()}. */\nexport const ${camel} = {\n  title: '${title}',\n}\n`,
      })),
    ],
    lines: [
      {
        path: 'web/routing/site-pages.ts',
        before: /^ {2}\{ name: 'search', path: 'search'/,
        text: `  { name: '${camel}', path: '${kebab}', searchEngines: 'listed' },`,
      },
      ...['nb', 'en'].flatMap((language) => [
        {
          path: `web/i18n/${language}.ts`,
          before: /^import \{ search \}/,
          text: `import { ${camel} } from './messages/${language}/${kebab}.ts'`,
        },
        { path: `web/i18n/${language}.ts`, before: /^ {2}search,/, text: `  ${camel},` },
      ]),
    ],
    left: [
      `Texts in both languages: ${texts('nb')} and ${texts('en')}.`,
      `What it shows: ${feature}/${kebab}-template.tsx, and its test, which fails until then.`,
      'Its address in the list of web/routing/site-addresses.test.ts, which fails until then.',
      'Its analytics name, if the type check asks for one: web/services/analytics/events.ts.',
      'A link to it: the menu or the footer in the Studio.',
      'Pages of documents of a type: “A page” of CONTRIBUTING.md, with documentRoute in web/app.',
    ],
  }
}
