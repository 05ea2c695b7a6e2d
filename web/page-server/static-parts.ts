/** Marks where the markup of a static part goes: private characters around its name. */
const slot = /\uE000([^\uE000]+)\uE000/

const staticNames = /\sdata-static="([^"]+)"/g

/**
 * Rows whose content has a length instead of an end, except texts: they come with binary data, which pages have none
 * of.
 */
const binaryRow = /^[AOoUSsLlGgMmVb]/

const reference = /"\$[A-Za-z@]?(?<id>[0-9a-f]+)(?<path>:[^"\\]*)?"/g

type Row = { readonly id: string; readonly isText: boolean; readonly content: string }

type Rows = ReadonlyMap<string, Row>

/**
 * The server's rendering (React's flight data) without the markup of the document's static parts, which React would
 * only repeat: elements with `data-static="name"` that contain no client component. They become elements whose HTML is
 * that of the document, so that React leaves it as it is and creates nothing for it. Returns texts of the rendering
 * and, in between, the names of the parts whose HTML belongs there (`staticPartCode`). A part whose name is not unique,
 * that has client components in it, or into which something else refers, stays as it was.
 */
export function withoutStaticParts(rendering: string, document: string): readonly string[] {
  const names = uniqueNames(document)
  const rows = names.size > 0 && !rendering.includes('\uE000') ? splitRows(rendering) : undefined
  if (!rows) return [rendering]
  const byId = uniqueRows(rows)
  const dropped = new Set<string>()
  const changed = rows.map((row) => ({
    ...row,
    content: row.isText ? row.content : emptied(row, names, byId, dropped),
  }))
  const kept = withoutUnreferenced(changed, dropped)
  if (!hasAllReferences(kept)) return [rendering]
  return kept.map(written).join('').split(slot)
}

/**
 * A function for a script: the HTML of a part of the document, by name, as the inside of a JSON string. `$` begins
 * React's own values.
 */
export const staticPartCode =
  "name=>JSON.stringify((document.querySelector('[data-static='+name+']')||{}).innerHTML||'').slice(1,-1).replace(/^\\$/,'$$$$')"

function uniqueNames(document: string): ReadonlySet<string> {
  const all = [...document.matchAll(staticNames)].map(([, name = '']) => name)
  return new Set(all.filter((name) => /^[a-z_][\w-]*$/i.test(name) && all.indexOf(name) === all.lastIndexOf(name)))
}

/** `undefined` where the rendering has rows that are not known here. A text's length is in bytes. */
function splitRows(rendering: string): Row[] | undefined {
  const bytes = Buffer.from(rendering)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0)
    const start = isText ? bytes.indexOf(',', colon) + 1 : colon + 1
    const end = isText
      ? start + Number.parseInt(bytes.toString('utf8', colon + 2, start - 1), 16)
      : bytes.indexOf('\n', start)
    if (colon < 0 || !(end >= start) || end > bytes.length || !/^[0-9a-f]*$/.test(id)) return undefined
    const content = bytes.toString('utf8', start, end)
    if (!isText && binaryRow.test(content)) return undefined
    rows.push({ id, isText, content })
    at = isText ? end : end + 1
  }
  return rows
}

function written({ id, isText, content }: Row): string {
  return isText ? `${id}:T${Buffer.byteLength(content).toString(16)},${content}` : `${id}:${content}\n`
}

/** Streams have several rows of one id. */
function uniqueRows(rows: readonly Row[]): Rows {
  const counts = new Map<string, number>()
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Map(rows.filter(({ id }) => counts.get(id) === 1).map((row) => [row.id, row]))
}

/** The row with its static parts emptied; the rows that they consisted of are added to `dropped`. */
function emptied({ content }: Row, names: ReadonlySet<string>, rows: Rows, dropped: Set<string>): string {
  if (!content.includes('"data-static":')) return content
  let result = content
  const empty = (value: unknown): void => {
    if (!isObject(value)) return
    const props = elementOf(value)?.props
    const name = props?.['data-static']
    if (props && typeof name === 'string' && names.has(name)) {
      const used = new Set<string>()
      const { children, dangerouslySetInnerHTML: html, ...rest } = props
      const before = JSON.stringify(props)
      if (isStatic([children, html], rows, used) && result.includes(before)) {
        const after = { ...rest, dangerouslySetInnerHTML: { __html: `\uE000${name}\uE000` } }
        result = result.replace(before, () => JSON.stringify(after))
        for (const id of used) dropped.add(id)
        return
      }
    }
    Object.values(value).forEach(empty)
  }
  empty(parsed(content))
  return result
}

/** Whether a value is nothing but elements of HTML and texts; collects the rows that it refers to. */
function isStatic(value: unknown, rows: Rows, used: Set<string>): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || isStaticReference(value, rows, used)
  if (!isObject(value)) return true
  const element = elementOf(value)
  if (element) return isHtml(element.type) && isStatic(element.props, rows, used)
  return Object.values(value).every((each) => isStatic(each, rows, used))
}

/**
 * Elements that React may move to the document's head belong to React; the contents of others are not HTML to the
 * browser.
 */
const notHtml = new Set(['script', 'style', 'link', 'meta', 'title', 'noscript', 'iframe', 'template'])

function isHtml(type: unknown): boolean {
  return typeof type === 'string' && /^[a-z]\w*$/i.test(type) && !notHtml.has(type)
}

function isStaticReference(text: string, rows: Rows, used: Set<string>): boolean {
  if (text.startsWith('$$') || text === '$undefined') return true
  const row = rows.get(/^\$L?([0-9a-f]+)$/.exec(text)?.[1] ?? '')
  if (!row || (!row.isText && !/^[["{]/.test(row.content))) return false
  used.add(row.id)
  return row.isText || isStatic(parsed(row.content), rows, used)
}

function withoutUnreferenced(rows: readonly Row[], dropped: ReadonlySet<string>): readonly Row[] {
  let kept = rows.filter(({ id }) => !dropped.has(id))
  for (;;) {
    const referenced = new Set(kept.flatMap(referencesIn).map(({ id }) => id))
    const next = rows.filter(({ id }) => !dropped.has(id) || referenced.has(id))
    if (next.length === kept.length) return next
    kept = next
  }
}

function referencesIn({ isText, content }: Row): { readonly id: string; readonly path: readonly string[] }[] {
  if (isText) return []
  return [...content.matchAll(reference)].map(({ groups: { id = '', path = '' } = {} }) => ({
    id,
    path: path.split(':').slice(1),
  }))
}

/** React refers to a value that it has written before by the path to it. */
function hasAllReferences(kept: readonly Row[]): boolean {
  const rows = uniqueRows(kept)
  return kept.flatMap(referencesIn).every(({ id, path }) => path.length === 0 || leadsSomewhere(id, path, rows))
}

function leadsSomewhere(id: string, path: readonly string[], rows: Rows): boolean {
  const row = rows.get(id)
  let value = row && parsed(row.content)
  for (const key of path) {
    const referred = typeof value === 'string' && /^\$L?([0-9a-f]+)$/.exec(value)?.[1]
    if (referred) value = parsed(rows.get(referred)?.content ?? 'null')
    if (!isObject(value)) return false
    const entries: Readonly<Record<string, unknown>> = { ...(elementOf(value) ?? value) }
    if (!(key in entries)) return false
    value = entries[key]
  }
  return true
}

/** An element is `["$", type, key, props]`. */
function elementOf(
  value: object,
): { type: unknown; key: unknown; props: Readonly<Record<string, unknown>> } | undefined {
  if (!Array.isArray(value) || value[0] !== '$' || !isObject(value[3])) return undefined
  return { type: value[1], key: value[2], props: { ...value[3] } }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
