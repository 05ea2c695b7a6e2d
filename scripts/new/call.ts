import { SetUpError } from '../install/set-up-error.mjs'
import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * A call of the backend: contract, use case with test, route.
 * @param where `GET /api/v1/things/{id}`
 * @throws {SetUpError} when the method or path has another form
 */
export function newCall({ camel, kebab }: Name, where: readonly string[]): Plan {
  const [method = '', path = ''] = where
  const [, address] = /^(\/api\/v1(?:\/(?:[a-zA-Z-]+|\{\w+\}))+)$/.exec(path) ?? []
  if (!methods.includes(method) || !address)
    throw new SetUpError(`Say where: npm run new -- call ${kebab} GET /api/v1/things/{id}`)
  const folder = `web/app${address.replace(/\{(\w+)\}/g, '[$1]')}`
  const module = address.split('/')[3] ?? ''
  const params = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const list = 'web/app/api/v1/openapi.json/routes.ts'
  const routeName = address.replace('/api/', '').replace(/[^a-zA-Z0-9]+/g, '_')
  const given =
    params.length > 0
      ? `\n  params: z.object({ ${params.map((name) => `${name}: z.string().min(1).max(40)`).join(', ')} }),`
      : ''
  const example = params.length > 0 ? `params: { ${params.map((name) => `${name}: '1'`).join(', ')} }, ` : ''
  return {
    files: [
      {
        path: `web/services/backend/contracts/${kebab}.ts`,
        text: `import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const ${camel} = {
  method: '${method}',
  path: '${address}',
  summary: 'Say what the call does, in one sentence.',${given}
  response: z.object({ isDone: z.boolean() }),
  errors: [],
  example: { ${example}response: { isDone: true } },
} as const satisfies Contract
`,
      },
      {
        path: `web/server/${module}/${kebab}.ts`,
        text: `import 'server-only'
import type { Database } from '../db/pool.ts'
import { type Result, success } from '../result.ts'

/** Say what it does. Expected failures are \`failure('code')\`, everything else is thrown. */
export async function ${camel}(_database: Database): Promise<Result<{ isDone: boolean }, never>> {
  return success({ isDone: true })
}
`,
      },
      {
        path: `tests/contract/backend/${kebab}.test.ts`,
        text: `import { expect, test } from 'vitest'

test('${method} ${address}: say here what it does', () => {
  expect.fail('Test the call with migratedDatabase(): its success, each error code, and who may call it.')
})
`,
      },
      {
        path: `${folder}/route.ts`,
        text: `import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { ${camel} as run } from '#web/server/${module}/${kebab}.ts'
import { ${camel} } from '#web/services/backend/contracts/${kebab}.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(${camel}, {
    clientLimit: { calls: 60, seconds: 60 },
    run: () => run(database()),
  }),
)
`,
      },
    ],
    lines: [
      {
        path: list,
        before: /^export const routes/,
        text: `import { GET as ${routeName} } from '#${folder}/route.ts'\n`,
      },
      { path: list, after: /^export const routes/, text: `  ${routeName},` },
    ],
    left: [
      `Input, response, error codes and example: web/services/backend/contracts/${kebab}.ts. A new code is a line in api-errors.ts.`,
      `The work: web/server/${module}/${kebab}.ts; its test, which fails until then: tests/contract/backend/${kebab}.test.ts.`,
      `Who may call it, and how often: access, clientLimit and subjectLimit in ${folder}/route.ts.`,
      `A route with several methods has one route.ts: serve(endpoint(...), endpoint(...)).`,
      `In a feature: callBackend<typeof ${camel}>('${method} ${address}', input).`,
    ],
  }
}
