import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningCommerce, startCommerce } from '#sandbox/commerce/server.ts'
import { demoDocuments } from '#sandbox/demo-shop/documents.ts'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { syncProducts } from '#scripts/products-sync/sync.ts'

const knownColour = { code: '1F3033' }
let lake: EmptyLake
let commerce: RunningCommerce
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'products-sync-'))
  commerce = await startCommerce({ dataDir: directory, port: 0 })
  lake = await emptyLake()
  // References to pictures and other documents do not matter here.
  const transaction = lake.client.transaction()
  for (const { _id, _type, ...fields } of demoDocuments(new Date('2026-11-21'))) {
    if (_type !== 'product') continue
    const { centraId, title, lead, sizes, lengths, fit, colors } = fields
    transaction.create({ _id, _type: 'product', centraId, title, lead, sizes, lengths, fit, colors })
  }
  transaction.create({
    _id: 'clothingType-jackets',
    _type: 'clothingType',
    title: { nb: 'Jakker', en: 'Jackets' },
    slug: { nb: { _type: 'slug', current: 'jakker' } },
  })
  await transaction.commit()
})
afterAll(async () => {
  await commerce.close()
  await lake.close()
  await rm(directory, { recursive: true })
})

const sync = (isDryRun = false) => syncProducts({ client: lake.client, centraApiUrl: commerce.url, isDryRun })

function sell(centraProduct: string, variant: string, sizes: string[]) {
  const product = `${centraProduct}${variant}`
  commerce.platform.catalogue.putProduct({
    product,
    centraProduct,
    centraVariant: product,
    name: { nb: 'Nyhet', en: 'Novelty' },
    variantName: { nb: 'gran', en: 'spruce' },
    collectionName: { nb: 'Jakker', en: 'Jackets' },
    gender: 'women',
    ...knownColour,
    sizes,
    lengths: [],
    items: sizes.map((name, x) => ({
      item: `${product}-${product}${x + 1}`,
      name,
      itemTableX: x,
      itemTableY: 0,
      sku: `N-${name}`,
      ean: '',
    })),
  })
}

/** The documents without the fields that every write changes. */
async function everything() {
  return await lake.client.fetch<Record<string, unknown>[]>('*[_type == "product"] | order(_id asc)')
}

describe('products:sync', () => {
  test('has nothing to do for the demo shop', async () => {
    const before = await everything()
    expect(await sync()).toEqual({
      exit: 0,
      text: expect.stringMatching(/^Nothing to do\. 5\d unchanged, 0 new/),
    })
    expect(await everything()).toEqual(before)
  })

  test('a dry run reports what it would do and changes nothing', async () => {
    sell('901', '01', ['S', 'M'])
    const before = await everything()
    const { exit, text } = await sync(true)
    expect(exit).toBe(2)
    expect(text).toContain('901  Nyhet (sizes: 2, colours: 1)')
    expect(await everything()).toEqual(before)
  })

  test('a new product becomes a draft, once, in both languages', async () => {
    sell('901', '02', ['M', 'L'])
    expect((await sync()).exit).toBe(0)
    expect((await sync()).text).toMatch(/^Nothing to do/)
    const found = await lake.client.fetch<Record<string, unknown>[]>('*[centraId == "901"]')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      _id: 'drafts.product-centra-901',
      title: { nb: 'Nyhet', en: 'Novelty' },
      slug: { nb: { current: 'nyhet' }, en: { current: 'novelty' } },
      clothingType: { _ref: 'clothingType-jackets', _weak: true },
      sizes: ['S', 'M', 'L'],
      fit: ['women'],
      productState: 'normal',
      colors: [{ _type: 'productColor', hex: '#1F3033', name: { nb: 'gran', en: 'spruce' } }],
    })
  })

  test('a draft that was made for another number is left alone', async () => {
    sell('903', '01', ['S'])
    const made = 'product-centra-903'
    await lake.client.create({ _id: made, _type: 'product', centraId: '101-old', title: { nb: 'Gitt nytt nummer' } })
    expect((await sync()).text).toContain('903  Nyhet')
    const drafts = await lake.client.fetch<string[]>('*[centraId == "903"]._id')
    expect(drafts).toEqual([expect.stringMatching(/^drafts\.product-centra-903-/)])
    expect(await lake.client.getDocument(made)).toMatchObject({ centraId: '101-old' })
    await lake.client.delete({ query: '*[_id in $ids]', params: { ids: [made, ...drafts] } })
    commerce.platform.catalogue.deactivate('90301')
  })

  test('a changed product is changed in its draft only, which keeps what an editor wrote', async () => {
    const id = 'product-storr-shell-jacket'
    await lake.client
      .patch(id)
      .set({ sizes: ['M'] })
      .commit()
    const draft = { ...(await lake.client.getDocument(id)), _id: `drafts.${id}`, lead: { nb: 'Ny ingress' } }
    await lake.client.create(draft as { _id: string; _type: string })
    const published = await lake.client.getDocument(id)
    const { exit, text } = await sync()
    expect(exit).toBe(0)
    expect(text).toMatch(/101 {2}Storr skalljakke: sizes: M -> XS, S, M/)
    expect(await lake.client.getDocument(id)).toEqual(published)
    const changed = await lake.client.getDocument(`drafts.${id}`)
    expect(changed).toMatchObject({ lead: { nb: 'Ny ingress' }, sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] })
    expect((await sync()).text).toMatch(/^Nothing to do/)
  })

  test('a draft that an editor changes at the same moment is left to the next run, and the rest is updated', async () => {
    const ids = ['product-storr-shell-jacket', 'product-vidde-softshell-jacket']
    for (const id of ids) {
      const content = await lake.client.getDocument(id)
      await lake.client.createOrReplace({ ...content, _id: `drafts.${id}`, _type: 'product', sizes: ['M'] })
    }
    const read = lake.client.fetch.bind(lake.client)
    const editorIsFaster = vi.spyOn(lake.client, 'fetch').mockImplementationOnce(async (query: string) => {
      const found = await read(query)
      await lake.client.patch(`drafts.${ids[0]}`, { set: { lead: { nb: 'Ny ingress' } } }).commit()
      return found
    })
    const { exit, text } = await sync()
    editorIsFaster.mockRestore()
    expect(exit).toBe(2)
    expect(text).toMatch(/during the run .+:\n {2}101 {2}Storr skalljakke/)
    expect(text).toMatch(/102 {2}Vidde softshelljakke: sizes: M -> .+written to the draft/)
    expect((await sync()).text).toMatch(/101 {2}Storr skalljakke: sizes: M -> /)
    expect((await sync()).text).toMatch(/^Nothing to do/)
  })

  test('a product that is no longer sold and a number in two documents are reported and left alone', async () => {
    commerce.platform.catalogue.deactivate('10901')
    await lake.client.create({ _id: 'product-copy', _type: 'product', centraId: '102', title: { nb: 'Kopi' } })
    const before = await everything()
    const { exit, text } = await sync()
    expect(exit).toBe(2)
    expect(text).toContain('109  Rein stretchjakke')
    expect(text).toMatch(/102 {2}Kopi \[product-copy\], Vidde softshelljakke|102 {2}Vidde softshelljakke \[.+\], Kopi/)
    expect(await everything()).toEqual(before)
  })

  test('reads a catalogue of many pages', async () => {
    for (let number = 0; number < 250; number++) sell(String(5000 + number), '01', ['S'])
    const { text } = await sync(true)
    expect(text).toContain('250 new')
  })

  test('when the platform is unreachable it fails with one sentence and writes nothing', async () => {
    const before = await everything()
    const away = syncProducts({ client: lake.client, centraApiUrl: 'http://localhost:9/api/', isDryRun: false })
    await expect(away).rejects.toThrow(/^The commerce platform failed on GET selection: .+\.$/)
    expect(await everything()).toEqual(before)
  })
})
