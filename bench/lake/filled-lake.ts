import { ContentLake } from '#sandbox/content-lake/lake.ts'

const BATCH = 1000
export const WRITE_TOKEN = 'bench-token'
export const WORDS = `ull jakke fjell skog regn vind varm lett sydd reparert lomme hette snøre bomull lin blå grønn rød
  vinter sommer`.split(/\s+/)

/** The lake over the data of a directory. */
export function openLake(directory: string): ContentLake {
  const tokens = { readToken: `${WRITE_TOKEN}-read`, writeToken: WRITE_TOKEN }
  return new ContentLake({
    projectId: 'bench',
    dataset: 'production',
    ...tokens,
    directory,
    studioOrigin: 'http://localhost:3333',
  })
}

/** About 1.75 kB, like a short page of the shop. */
function page(number: number) {
  const text = (seed: number) =>
    Array.from({ length: 22 }, (_, index) => WORDS[(seed * 7 + index * 13) % WORDS.length]).join(' ')
  return {
    _id: `page-${number}`,
    _type: number % 4 === 0 ? 'product' : 'page',
    title: { nb: `Side ${number} ${WORDS[number % WORDS.length]}`, en: `Page ${number}` },
    slug: { nb: { current: `side-${number}` }, en: { current: `page-${number}` } },
    content: [1, 2, 3, 4, 5].map((block) => ({
      _key: `block${block}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 'span', _type: 'span', marks: [], text: text(number + block) }],
    })),
    category: { _type: 'reference', _ref: `page-${Math.floor(number / 50)}`, _weak: true },
    price: (number * 37) % 2000,
  }
}

/** Writes this many documents into the lake of a directory. */
export function fillLake(directory: string, size: number): void {
  const lake = openLake(directory)
  const dataset = lake.dataset('production')
  for (let first = 0; first < size; first += BATCH) {
    dataset.transact({ author: 'bench' }, (pending) => {
      for (let number = first; number < Math.min(size, first + BATCH); number += 1) {
        const document = page(number)
        pending.write(document, { create: document })
      }
    })
  }
  lake.close()
}
