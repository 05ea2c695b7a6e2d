import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'
import { nameOf } from './names.ts'
import type { Plan } from './plan.ts'

/**
 * Adds a field to a document or block, for example `product.weight`: a line in its schema, and a test that fails until
 * it is moved to the template that shows the field.
 * @throws {SetUpError} when the type is unknown or has the field already
 */
export function newField(root: string, given: string): Plan {
  const [type = '', field = ''] = given.split('.')
  const { camel, title } = nameOf(field)
  const files = globSync(`schemas/{documents,singletons,blocks,fields}/${nameOf(type).camel}.ts`, { cwd: root })
  const [path] = files
  if (!path) throw new SetUpError(`No schema is called "${type}": see schemas/documents and schemas/singletons.`)
  const schema = readFileSync(join(root, path), 'utf8')
  if (new RegExp(`name: '${camel}'`).test(schema)) throw new SetUpError(`${path} has a field "${camel}" already.`)
  const group = /^ {6}group: '(\w+)',$/m.exec(schema)?.[1]
  const inGroup = group ? `, group: '${group}'` : ''
  return {
    changesContent: true,
    files: [
      {
        path: `web/content/queries/${type}-${nameOf(field).kebab}.test.ts`,
        text: `import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a query reads ${camel} of ${type}', () => {
  const queries = globSync('web/content/**/*.groq.ts').map((file) => readFileSync(file, 'utf8'))
  expect(queries.some((query) => /\\b${camel}\\b/.test(query))).toBe(true)
  expect.fail('Move this test to the template that shows the field, and test there what visitors see.')
})
`,
      },
    ],
    lines: [
      {
        path,
        after: /^ {2}fields: \[$/,
        text: `    defineField({ name: '${camel}', title: '${title}', type: 'string'${inGroup} }),`,
      },
    ],
    left: [
      `Set the field's type, rules and position in ${path}, then run npm run typegen.`,
      'Add the Norwegian of its texts to schemas/norwegian.ts, whose test fails until then.',
      'Add it to a query in web/content/queries and run npm run typegen again: templates then see it.',
      'A fact on every product card also passes through web/services/backend/contracts/get-product-facts.ts.',
      'Show it in the template in web/features, and move the test that was written here to that template.',
    ],
  }
}
