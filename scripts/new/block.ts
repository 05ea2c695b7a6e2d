import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A block of rich text: schema, component, styles and test. */
export function newBlock({ camel, pascal, kebab, title }: Name): Plan {
  const folder = `web/content/blocks/${camel}`
  const registry = 'web/content/blocks/registry.tsx'
  const index = 'schemas/blocks/index.ts'
  return {
    changesContent: true,
    files: [
      {
        path: `schemas/blocks/${camel}.ts`,
        text: `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'

export const ${camel} = defineType({
  name: '${camel}',
  title: '${title}',
  type: 'object',
  icon: BlockElementIcon,
  fields: [defineField({ name: 'text', title: 'Text', type: 'string', validation: (rule) => rule.required() })],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({ title: text ?? t('${title}'), subtitle: t('${title}') }),
  },
})
`,
      },
      {
        path: `${folder}/${kebab}.tsx`,
        text: `import type { BlockProps } from '../block-props.ts'
import styles from './${kebab}.module.css'

export function ${pascal}({ block }: BlockProps<'${camel}'>) {
  return <p className={styles.text}>{block.text}</p>
}
`,
      },
      { path: `${folder}/${kebab}.module.css`, text: `.text {\n  margin-block: var(--space-3);\n}\n` },
      {
        path: `${folder}/${kebab}.test.tsx`,
        text: `import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

test('${title.toLowerCase()}: say here what visitors see', () => {
  const html = renderRichText([{ _type: '${camel}', _key: 'a', text: 'Merinoull' }])
  expect(html).toContain('Merinoull')
  expect.fail('Test what the block shows, also when its fields are empty.')
})
`,
      },
    ],
    lines: [
      { path: index, before: /^import .* from '\.\/break\.ts'/, text: `import { ${camel} } from './${camel}.ts'` },
      { path: index, before: /^ {2}inGroup\('other', blockHtml\),/, text: `  inGroup('other', ${camel}),` },
      {
        path: registry,
        before: /^import .* from '\.\/table\/table\.tsx'/,
        text: `import { ${pascal} } from './${camel}/${kebab}.tsx'`,
      },
      { path: registry, before: /^ {2}table: Table,/, text: `  ${camel}: ${pascal},` },
    ],
    left: [
      `Give it its fields in schemas/blocks/${camel}.ts, and its heading of the insert menu in ${index}; then npm run typegen.`,
      'The Norwegian of its texts in schemas/norwegian.ts: the type check fails until then.',
      `If it refers to pictures or pages: ${folder}/${kebab}.groq.ts, named in web/content/blocks/rich-text.groq.ts.`,
      `Finish ${folder}/${kebab}.tsx, its styles and its test, which fails until then.`,
      `A drawing for the insert menu: static/block-thumbnails/${camel}.svg.`,
    ],
  }
}
