/** Random numbers from a seed (mulberry32), so that every run tries the same documents. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value | undefined {
    return values[Math.floor(this.next() * values.length)]
  }
}

type Container = Record<string | number, unknown>

/** One change of a document: its description and the change itself. */
type Mutation = { readonly what: string; readonly apply: (holder: Container, name: string | number) => void }

const nested = (depth: number): unknown => (depth === 0 ? 'bottom' : { content: [nested(depth - 1)] })

/** Values of every kind; each is invalid in most places. */
const values: readonly [string, unknown][] = [
  ['null', null],
  ['a number', 5],
  ['zero', 0],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['true', true],
  ['false', false],
  ['an empty text', ''],
  ['a space', ' '],
  ['a word', 'tull'],
  ['no date', '2026-99-99'],
  ['an enormous text', 'ull '.repeat(75_000)],
  ['a long word', 'u'.repeat(600)],
  ['half a character', 'ull \ud83d ull'],
  ['a control character', 'ull \u0000\u001b ull'],
  ['markup', '</script><script>alert(1)</script>'],
  ['a path', '../../etc'],
  ['a broken encoding', '100%'],
  ['a script address', 'javascript:alert(1)'],
  ['no asset', { _type: 'reference', _ref: 'image-nothing' }],
  ['an empty object', {}],
  ['an object of an unknown type', { _type: 'unheardOf', _key: 'k', text: 'ull' }],
  ['a reference to nothing', { _type: 'reference', _ref: 'nobody', _weak: true }],
  ['a reference to a singleton', { _type: 'reference', _ref: 'siteSettings', _weak: true }],
  ['a reference without a target', { _type: 'reference' }],
  ['an empty list', []],
  ['a list of null', [null]],
  ['a list of odd members', [null, 5, 'ull', {}, [], { _type: 'unheardOf' }]],
  ['deep nesting', nested(4)],
]

const replacements = values.map(
  ([name, value]): Mutation => ({
    what: `becomes ${name}`,
    apply: (holder, key) => {
      holder[key] = structuredClone(value)
    },
  }),
)

const rearrangements: readonly Mutation[] = [
  {
    what: 'is missing',
    apply: (holder, key) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
    },
  },
  {
    what: 'is wrapped in a list',
    apply: (holder, key) => {
      holder[key] = [holder[key]]
    },
  },
  {
    what: 'is wrapped in an object',
    apply: (holder, key) => {
      holder[key] = { value: holder[key] }
    },
  },
  {
    what: 'gets a null, a number and itself as members',
    apply: (holder, key) => {
      const value = holder[key]
      holder[key] = Array.isArray(value) ? [null, ...value, 5, ...structuredClone(value)] : [null, value]
    },
  },
  { what: 'loses its keys', apply: (holder, key) => everyObject(holder[key], (object) => delete object._key) },
  { what: 'loses its types', apply: (holder, key) => everyObject(holder[key], (object) => delete object._type) },
  {
    what: 'has numbers for all texts',
    apply: (holder, key) => everyObject(holder[key], (object) => replaceTexts(object, 7)),
  },
  {
    what: 'has nulls for all texts',
    apply: (holder, key) => everyObject(holder[key], (object) => replaceTexts(object, null)),
  },
]

/**
 * Changes one to three values of the document, at any depth, in place.
 * @returns what was changed: `content.nb[2].children becomes null`
 */
export function mutate(document: Container, random: Random): string {
  const count = 1 + Math.floor(random.next() * 3)
  const changes = Array.from({ length: count }, () => mutateOnce(document, random))
  // The lake accepts a reference to a missing document only if it is weak.
  everyObject(document, (object) => {
    if ('_ref' in object) object._weak = true
  })
  return changes.join('; ')
}

function mutateOnce(document: Container, random: Random): string {
  const fields = Object.keys(document).filter((name) => !name.startsWith('_'))
  let holder: Container = document
  let key: string | number = random.pick(fields) ?? 'title'
  let path: string = key
  while (random.next() < 0.7) {
    const value: unknown = holder[key]
    if (!isContainer(value)) break
    const next = random.pick(Object.keys(value))
    if (next === undefined) break
    holder = value
    key = Array.isArray(value) ? Number(next) : next
    path += Array.isArray(value) ? `[${next}]` : `.${next}`
  }
  const mutation = random.pick(random.next() < 0.7 ? replacements : rearrangements)
  mutation?.apply(holder, key)
  return `${path} ${mutation?.what}`
}

function everyObject(value: unknown, change: (object: Container) => void): void {
  if (!isContainer(value)) return
  for (const member of Object.values(value)) everyObject(member, change)
  if (!Array.isArray(value)) change(value)
}

function replaceTexts(object: Container, replacement: unknown): void {
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === 'string' && !name.startsWith('_')) object[name] = replacement
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}
