import 'server-only'
import { z } from 'zod'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'
import type { Contract } from '#web/services/backend/contract.ts'
import type { Access } from './access.ts'
import type { Endpoint, EndpointDescription } from './serve.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

type Content = {
  readonly schema: JsonSchema | { readonly $ref: string }
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/** A response; `x-codes` lists the codes of an error with their messages in both languages. */
export type DescribedResponse = {
  readonly description: string
  readonly content?: Readonly<Record<string, Content>>
  readonly 'x-codes'?: Readonly<Record<string, { readonly nb: string; readonly en: string }>>
}

export type DescribedParameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

/** One call: an operation of OpenAPI, with what OpenAPI has no field for as extensions. */
export type DescribedCall = {
  readonly summary: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly DescribedParameter[]
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, DescribedResponse>>
  readonly 'x-access': Access
  readonly 'x-origin': EndpointDescription['origin']
  readonly 'x-limits': Readonly<Record<string, { readonly calls: number; readonly seconds: number }>>
  readonly 'x-max-bytes'?: number
}

export type ApiDescription = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>
  readonly components: Readonly<Record<string, unknown>>
}

const errorSchema = { $ref: '#/components/schemas/Error' }

/**
 * The OpenAPI description of these endpoints, by path and method. `sessionCookie` is the name of the members' cookie.
 */
export function describeApi(endpoints: readonly Endpoint[], sessionCookie: string): ApiDescription {
  const paths: Record<string, Record<string, DescribedCall>> = {}
  const sorted = endpoints.toSorted((a, b) => a.description.path.localeCompare(b.description.path))
  for (const endpoint of sorted) {
    const { path } = endpoint.description
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Product backend',
      version: '1',
      description:
        'Errors are `{code, message}` in the language of the query’s or body’s `lang`, of the saved language or in Norwegian. 429 and 503 have `Retry-After`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          properties: { code: { type: 'string', enum: Object.keys(apiErrors) }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by logging in.' },
        staff: { type: 'http', scheme: 'bearer', description: 'The token of a person who works in the Studio.' },
      },
    },
  }
}

function describeCall({ method, description }: Endpoint): DescribedCall {
  const { path, summary, contract, access, origin, clientLimit, subjectLimit, maxBytes } = description
  const body = contract?.body
  return {
    summary,
    tags: [path.split('/')[path.startsWith('/api/v1/') ? 3 : 2] ?? ''],
    ...(security[access] && { security: security[access] }),
    parameters: contract
      ? parametersOf(contract)
      : [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => plain(name)),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': withExample(jsonSchema(body, 'input'), contract.example?.body) },
      },
    }),
    responses: { ...successOf(contract), ...errorsOf(codesOf(method, description)) },
    'x-access': access,
    'x-origin': origin,
    'x-limits': { ...(clientLimit && { client: clientLimit }), ...(subjectLimit && { subject: subjectLimit }) },
    ...(method !== 'GET' && { 'x-max-bytes': maxBytes }),
  }
}

const security: Readonly<Record<Access, DescribedCall['security']>> = {
  anyone: undefined,
  visitor: [{}, { session: [] }],
  member: [{ session: [] }],
  staff: [{ staff: [] }],
  editor: [{ staff: [] }],
}

function plain(name: string): DescribedParameter {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}

function parametersOf({ params, query, example }: Contract): DescribedParameter[] {
  const of = (
    place: 'path' | 'query',
    schema: z.ZodObject | undefined,
    values: Readonly<Record<string, string>> = {},
  ) => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input')
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: typeof property === 'object' ? property : {},
      ...(name in values && { example: values[name] }),
    }))
  }
  return [...of('path', params, example?.params), ...of('query', query, example?.query)]
}

function successOf(contract: Contract | undefined): Record<string, DescribedResponse> {
  if (!contract) return { default: { description: 'Not described: a page, a redirect, a file or other JSON.' } }
  const { response, status = 200, example } = contract
  const content = { 'application/json': withExample(jsonSchema(response, 'output'), example?.response) }
  return { [status]: { description: 'Success', content } }
}

/** The error codes of the wrapper's own checks and of the contract. */
function codesOf(method: Endpoint['method'], description: EndpointDescription): ReadonlySet<ApiCode> {
  const { contract, errors = contract?.errors ?? [], access, origin, clientLimit, subjectLimit } = description
  const isChange = method !== 'GET'
  const isRaw = !contract
  return new Set<ApiCode>([
    ...errors,
    ...(contract?.params || contract?.query || contract?.body ? (['invalidInput'] as const) : []),
    ...(contract?.body ? (['invalidJson', 'unsupportedMediaType'] as const) : []),
    ...(contract?.body || (isRaw && isChange) ? (['bodyTooLarge'] as const) : []),
    ...(isChange && origin !== 'any' ? (['wrongOrigin'] as const) : []),
    ...(access === 'member' ? (['notLoggedIn'] as const) : []),
    ...(access === 'staff' || access === 'editor' ? (['invalidToken', 'tooManyRequests'] as const) : []),
    ...(access === 'editor' ? (['editorsOnly'] as const) : []),
    ...(clientLimit || subjectLimit ? (['tooManyRequests'] as const) : []),
    'failed',
    'unavailable',
  ])
}

/** One response for each status. */
function errorsOf(codes: ReadonlySet<ApiCode>): Record<string, DescribedResponse> {
  const responses: Record<string, DescribedResponse> = {}
  for (const code of [...codes].sort((a, b) => apiErrors[a].status - apiErrors[b].status)) {
    const { status, nb, en } = apiErrors[code]
    const known = responses[status]
    const examples = { ...known?.content?.['application/json']?.examples, [code]: { value: { code, message: en } } }
    responses[status] = {
      description: [known?.description, code].filter(Boolean).join(', '),
      content: { 'application/json': { schema: errorSchema, examples } },
      'x-codes': { ...known?.['x-codes'], [code]: { nb, en } },
    }
  }
  return responses
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, '~standard': standard, ...json } = z.toJSONSchema(schema, { io })
  return json
}

function withExample(schema: JsonSchema, example: unknown): Content {
  return { schema, ...(example !== undefined && { example }) }
}
