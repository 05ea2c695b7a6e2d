import fc from 'fast-check'
import type { DescribedCall, DescribedParameter } from '#web/server/endpoint/openapi.ts'

/** A request to a described call, not yet addressed. */
export type AnyRequest = {
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  readonly contentType: string
  /** Undefined for calls without a body. */
  readonly body: string | undefined
}

type Schema = DescribedParameter['schema'] | boolean | undefined

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u200b\u200b',
  'kаri@example.com',
  'kari\u200b@example.com',
  'kari@example.com\r\nBcc: all@example.com',
  '\u202Etxet',
  "'; DROP TABLE members; --",
  "' OR 1=1 --",
  '%',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'x'.repeat(9000),
  '👩‍🚒'.repeat(500),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'e30',
  'null',
]

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.constantFrom([], {}, [[]], { toString: 1 }, { length: 1e9 }, [null]),
  fc.anything({ maxDepth: 2, withNullPrototype: false }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
)

/** Bodies that are no JSON, or far too much of it. */
const hostileBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '{"a":}',
      'undefined',
      '\u0000',
      '{"__proto__":{"isAdmin":true}}',
      '"\\ud800"',
      '1e999',
    ),
  },
  { weight: 4, arbitrary: fc.constantFrom(deep(4000), `{"text":${deep(4000)}}`) },
  { weight: 4, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.constant('5 MB').map(() => `{"text":"${'x'.repeat(5_000_000)}"}`) },
)

/**
 * Requests to one call: some that its schemas allow, some with one hostile value in them, some hostile as a whole.
 * `known` are ids of what exists, so that allowed requests reach it.
 */
export function anyRequest(call: DescribedCall, known: readonly string[]): fc.Arbitrary<AnyRequest> {
  const inPath = call.parameters.filter(({ in: place }) => place === 'path')
  const inQuery = call.parameters.filter(({ in: place }) => place === 'query')
  const schema = call.requestBody?.content['application/json']?.schema
  return fc.record({
    params: fc.record(
      Object.fromEntries(inPath.map((parameter) => [parameter.name, parameterValue(parameter, known)])),
    ),
    query: fc
      .record(Object.fromEntries(inQuery.map((parameter) => [parameter.name, parameterValue(parameter, known)])), {
        requiredKeys: [],
      })
      .map((values) =>
        new URLSearchParams(Object.entries(values).map(([name, value = '']) => [name, value])).toString(),
      ),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''),
    ),
    body: schema ? bodyText(schema, known) : fc.constant(undefined),
  })
}

/** Hostile more often than not: a path is mostly refused by its schema, and then the body is not looked at. */
function parameterValue({ schema, example }: DescribedParameter, known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: allowedBy(schema, known).map(String) },
    { weight: 2, arbitrary: fc.constantFrom(...known, ...(example === undefined ? [] : [String(example)])) },
    { weight: 3, arbitrary: hostileText },
  )
}

function bodyText(schema: Schema, known: readonly string[]): fc.Arbitrary<string> {
  const allowed = allowedBy(schema, known)
  return fc.oneof(
    { weight: 4, arbitrary: allowed.map((value) => JSON.stringify(value)) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(allowed, hostileValue, fc.nat())
        .map(([value, hostile, at]) => JSON.stringify(withHostile(value, hostile, at))),
    },
    { weight: 3, arbitrary: hostileBody },
  )
}

/** The value with its `at`-th part replaced or, in turn, removed. */
function withHostile(value: unknown, hostile: unknown, at: number): unknown {
  if (typeof value !== 'object' || value === null) return hostile
  if (Array.isArray(value)) {
    if (value.length === 0) return [hostile]
    return value.map((item, index) => (index === at % value.length ? withHostile(item, hostile, at >> 2) : item))
  }
  const keys = Object.keys(value)
  const key = keys[at % Math.max(1, keys.length)]
  if (key === undefined) return { extra: hostile }
  const { [key]: part, ...rest } = value as Record<string, unknown>
  if (at % 11 === 0) return rest
  return { ...rest, [key]: typeof part === 'object' && at % 3 === 0 ? withHostile(part, hostile, at >> 2) : hostile }
}

/** Values that a JSON Schema allows, as far as it says so. */
function allowedBy(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return hostileValue
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((variant) => allowedBy(variant, known)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return textBy(schema, known)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer')
    return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31) })
  if (type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
  if (type === 'array') {
    const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
    return fc.array(allowedBy(items, known), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    })
  }
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, allowedBy(property, known)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
  }
  return hostileValue
}

function textBy(
  { format, pattern, minLength = 0, maxLength = 60 }: Exclude<Schema, boolean | undefined>,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known.filter((id) => id.length === 36)))
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') })
      .map((date) => date.toISOString())
  if (format === 'email') return fc.nat(9).map((number) => `member${number}@example.com`)
  if (pattern) return fc.oneof(fc.constantFrom(...known), fc.stringMatching(new RegExp(pattern)))
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)) })
  return fc.oneof(plain, fc.constantFrom(...known, 'member1@example.com', 'granskog og bekk'))
}
