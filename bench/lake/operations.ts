import { createFetch } from '#sandbox/content-lake/app.ts'
import type { ContentLake } from '#sandbox/content-lake/lake.ts'
import { WORDS, WRITE_TOKEN } from './filled-lake.ts'

type Operation = {
  readonly name: string
  run(request: number): Promise<void>
}

/** The measured operations, on a lake with this many documents. */
export function operations(lake: ContentLake, size: number): Operation[] {
  const fetchLake = createFetch(lake)
  const headers = { authorization: `Bearer ${WRITE_TOKEN}` }
  const get = async (path: string, params: Record<string, string> = {}) => {
    const url = new URL(`http://localhost/v2025-02-19/data/${path}`)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    const response = await fetchLake(new Request(url, { headers }))
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  const query = (text: string, params: Record<string, unknown>) => {
    const encoded = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
    return get('query/production', { query: text, perspective: 'published', ...Object.fromEntries(encoded) })
  }
  const any = (request: number) => (request * 7919) % size
  return [
    { name: 'by id', run: (request) => query('*[_id == $id][0]', { id: `page-${any(request)}` }) },
    {
      name: 'type + slug',
      run: (request) =>
        query('*[_type in ["page", "product"] && slug.nb.current == $slug][0]', { slug: `side-${any(request)}` }),
    },
    {
      name: 'listing of 50',
      run: () => query('*[_type == "product"] | order(price asc, _id asc) [0...50]{_id, title, price}', {}),
    },
    {
      name: 'full text',
      run: (request) =>
        query('*[@ match text::query($text)][0...20]{_id}', {
          text: `${WORDS[request % WORDS.length]} side ${any(request)}`,
        }),
    },
    { name: 'transaction', run: (request) => write(fetchLake, any(request), request) },
  ]
}

async function write(fetchLake: ReturnType<typeof createFetch>, number: number, request: number): Promise<void> {
  const body = JSON.stringify({ mutations: [{ patch: { id: `page-${number}`, set: { price: request } } }] })
  const url = 'http://localhost/v2025-02-19/data/mutate/production'
  const response = await fetchLake(
    new Request(url, { method: 'POST', headers: { authorization: `Bearer ${WRITE_TOKEN}` }, body }),
  )
  if (!response.ok) throw new Error(`mutate: ${response.status} ${await response.text()}`)
}
