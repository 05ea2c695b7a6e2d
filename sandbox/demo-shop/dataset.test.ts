import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CAMPAIGNS } from './campaigns.ts'
import { CATALOGUE } from './catalogue.ts'
import { datasetFolder, readDocuments, readPictures } from './dataset.ts'
import { DATASET_DAY, withMovingFields } from './moving-fields.ts'
import { PRICES_AND_STOCK } from './prices-and-stock.ts'

const MAX_BYTES = 15_000_000

const documents = readDocuments()
const pictures = readPictures()

test('a picture has the name, size and dimensions of its bytes', async () => {
  const wrong = await Promise.all(
    pictures.map(async ({ path, sha1, name, facts }) => {
      const bytes = readFileSync(path)
      const { width, height } = await sharp(bytes).metadata()
      const isRight = createHash('sha1').update(bytes).digest('hex') === sha1 && facts.size === bytes.length
      return isRight && name.endsWith(`-${width}x${height}`) ? [] : [path]
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test('an import needs to decode no picture: placeholder and colours of each are known', () => {
  for (const { path, facts } of pictures) {
    expect(facts.metadata, path).toMatchObject({ lqip: expect.any(String), palette: expect.anything() })
  }
})

test('the dataset has at most 15 MB', () => {
  const sizeOf = (file: string) => readFileSync(join(datasetFolder, file)).length
  const total = pictures.reduce((sum, { facts }) => sum + facts.size, sizeOf('data.ndjson') + sizeOf('assets.json'))
  expect(total).toBeLessThan(MAX_BYTES)
})

test('is exported as on one fixed day, without drafts and without what the lake sets', () => {
  for (const document of documents) {
    expect(document).toEqual(withMovingFields(document, DATASET_DAY))
    expect(document._id).not.toMatch(/^(drafts|versions|_)\./)
    expect(Object.keys(document).filter((field) => /^_(rev|createdAt|updatedAt)$/.test(field))).toEqual([])
  }
})

test('every product has a price, and every price and campaign a product', () => {
  const products = documents.filter(({ _type }) => _type === 'product')
  expect(CATALOGUE).toHaveLength(products.length)
  expect(Object.keys(PRICES_AND_STOCK)).toEqual(products.map(({ centraId }) => centraId).sort())
  const campaigns = products.filter(({ productState }) => productState === 'crowdFunding')
  expect(Object.keys(CAMPAIGNS)).toEqual(campaigns.map(({ centraId }) => centraId).sort())
})

test('products sold ahead have a delivery and infinite stock, and no others do', () => {
  for (const { documentId, productState, sold } of CATALOGUE) {
    const isPreorder = productState === 'preorder'
    expect([sold.delivery !== undefined, sold.stock === 'infinite'], documentId).toEqual([isPreorder, isPreorder])
  }
})
