/** One item of an envelope: what kind it is (`event`, `client_report`, `session`, ...) and its JSON. */
type EnvelopeItem = { readonly type: string; readonly payload: unknown }

type Envelope = { readonly header: Readonly<Record<string, unknown>>; readonly items: readonly EnvelopeItem[] }

/**
 * Reads an envelope as Sentry's SDKs send it: a header line, then for each item a header line and a payload, of
 * `length` bytes where the header has it, else up to the line's end.
 * @throws Error with one sentence when it is invalid
 */
export function parseEnvelope(body: Buffer): Envelope {
  const first = lineAt(body, 0)
  const header = fieldsOf(first.text)
  const items: EnvelopeItem[] = []
  let at = first.next
  while (at < body.length) {
    const line = lineAt(body, at)
    at = line.next
    if (line.text.trim() === '') continue
    const { type, length } = fieldsOf(line.text)
    if (typeof type !== 'string') throw new Error('An item of the envelope has no type.')
    const end = typeof length === 'number' ? at + length : lineAt(body, at).end
    if (end > body.length) throw new Error('An item of the envelope is cut off.')
    items.push({ type, payload: jsonOrText(body.subarray(at, end).toString('utf8')) })
    at = end
  }
  return { header, items }
}

function lineAt(body: Buffer, start: number): { text: string; end: number; next: number } {
  const found = body.indexOf(10, start)
  const end = found === -1 ? body.length : found
  return { text: body.subarray(start, end).toString('utf8'), end, next: end + 1 }
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  const value = jsonOrText(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A header of the envelope is not a JSON object.')
  return { ...value }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
