import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SchemaType } from 'groq-js'
import { type NamedQuery, shapesCode } from '#scripts/typegen/query-shapes.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from './root.ts'

const SHAPES = 'web/content/responses/shapes.gen.ts'
const QUERIES = 'web/content/queries'

/**
 * Writes the shapes of the lake's responses, from `schema.json` and the queries.
 * @throws {SetUpError} in a check, when the file in the tree is not what would be generated
 */
export async function generateQueryShapes({ check }: { check: boolean }): Promise<void> {
  const schema: SchemaType = JSON.parse(readFileSync(`${root}/web/content/schema.json`, 'utf8'))
  const code = shapesCode(schema, await namedQueries())
  if (!check) writeFileSync(`${root}/${SHAPES}`, code)
  else if (readFileSync(`${root}/${SHAPES}`, 'utf8') !== code) {
    throw new SetUpError(`The shapes of responses are stale: run "npm run typegen" and commit ${SHAPES}.`)
  }
}

async function namedQueries(): Promise<NamedQuery[]> {
  const files = globSync(`${root}/${QUERIES}/*.groq.ts`).sort()
  const queries = files.map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
    return Object.entries(exported)
      .sort()
      .flatMap(([name, query]) =>
        name.endsWith('Query') && typeof query === 'string'
          ? [{ name, query, module: `../queries/${basename(file)}` }]
          : [],
      )
  })
  return (await Promise.all(queries)).flat()
}
