import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

const header = 'item,stock,nextDeliveryStock,deliveryDate'

test('reads CSV with commas or semicolons, CRLF, byte order mark and empty dates', () => {
  const rows = [{ itemNumber: 1030101, stock: 3, nextDeliveryStock: 12, deliveryDate: '2027-01-08' }]
  expect(readRows(`${header}\n10301-1030101,3,12,2027-01-08\n`)).toEqual(rows)
  expect(readRows(`\uFEFF${header.replaceAll(',', ';')}\r\n10301-1030101; 3;12;2027-01-08\r\n\r\n`)).toEqual(rows)
  expect(readRows(`${header}\n1-2,0,0,`)).toEqual([
    { itemNumber: 2, stock: 0, nextDeliveryStock: 0, deliveryDate: null },
  ])
})

test('reports every invalid line and returns no rows', () => {
  const lines = ['1-2,1,1,2027-02-30', '[x],1,1,', '1-3,-1,1,', '1-4,1.5,1,', '1-5,1,1,', '9-5,2,2,', '1-6,1']
  expect(() => readRows([header, ...lines].join('\n'))).toThrow(
    new Error(
      [
        'Line 2: 2027-02-30 is not a date like 2027-01-31.',
        'Line 3: [x] is not an item id.',
        'Line 4: stock must be a whole number.',
        'Line 5: stock must be a whole number.',
        'Line 7: the item is listed twice.',
        'Line 8: stock must be a whole number.',
      ].join('\n'),
    ),
  )
})

test('a file with another header is rejected', () =>
  expect(() => readRows('name,price\na,1')).toThrow(/^The first line/))
