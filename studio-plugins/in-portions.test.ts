import { expect, test } from 'vitest'
import { DOCUMENTS_AT_ONCE, inPortions } from './in-portions.ts'

function lakeOf(count: number) {
  const all = Array.from({ length: count }, (_, index) => ({ _id: `${index}`.padStart(5, '0') }))
  const asked: string[] = []
  const read = async (after: string) => {
    asked.push(after)
    return all.filter(({ _id }) => _id > after).slice(0, DOCUMENTS_AT_ONCE)
  }
  return { all, asked, read }
}

test('each document is read once, in as few portions as there are', async () => {
  const lake = lakeOf(2 * DOCUMENTS_AT_ONCE + 1)
  expect(await inPortions(lake.read)).toEqual(lake.all)
  expect(lake.asked).toEqual(['', '00499', '00999'])
})

test('a last portion that is full is followed by one more question', async () => {
  const lake = lakeOf(DOCUMENTS_AT_ONCE)
  expect(await inPortions(lake.read)).toHaveLength(DOCUMENTS_AT_ONCE)
  expect(lake.asked).toHaveLength(2)
  expect(await inPortions(lakeOf(0).read)).toEqual([])
})
