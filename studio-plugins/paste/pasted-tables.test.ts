// @vitest-environment jsdom
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { onlyTable } from '../table-input/pasted-table.ts'
import { pastedBlocks } from './pasted-blocks.ts'

const richText = createSchema({ name: 'default', types: schemaTypes }).get('richText')
if (richText?.jsonType !== 'array') throw new Error('richText is no array')
const schemaType = richText

const paste = (html: string) => pastedBlocks(html, schemaType, 'tableRow')
const page = (table: string) => onlyTable(`<html><body>${table}</body></html>`)

test('a table between paragraphs becomes a block between paragraphs', () => {
  const blocks = paste(`<p>Mål i <b>cm</b></p>
    <table><caption>Bryst</caption><thead><tr><th>Størrelse</th><th>Bryst</th></tr></thead>
    <tbody><tr><td>S</td><td>92</td></tr></tbody></table><p>Til slutt</p>`)
  expect(blocks).toMatchObject([
    { _type: 'block', style: 'normal', children: [{ text: 'Mål i ' }, { text: 'cm', marks: ['strong'] }] },
    {
      _type: 'table',
      _key: expect.any(String),
      caption: 'Bryst',
      hasHeader: true,
      rows: [
        { _type: 'tableRow', _key: expect.any(String), cells: ['Størrelse', 'Bryst'] },
        { _type: 'tableRow', _key: expect.any(String), cells: ['S', '92'] },
      ],
    },
    { _type: 'block', children: [{ text: 'Til slutt' }] },
  ])
})

test('a table of one cell only lays out what is in it', () => {
  const blocks = paste('<table><tr><td><p>En ramme av et nyhetsbrev</p></td></tr></table>')
  expect(blocks).toMatchObject([{ _type: 'block', children: [{ text: 'En ramme av et nyhetsbrev' }] }])
})

test('a table from Word', () => {
  const cell = (text: string) =>
    `<td style='border:solid windowtext 1.0pt;mso-border-alt:solid'><p class=MsoNormal>${text}<o:p></o:p></p></td>`
  const blocks = paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <table class=MsoTableGrid border=1><tr>${cell('<b><span lang=NO>Plagg</span></b>')}${cell('<b>Vask</b>')}</tr>
    <tr>${cell('Anorakk')}${cell('30&nbsp;grader')}</tr></table><!--EndFragment--></body></html>`)
  expect(blocks).toMatchObject([
    { _type: 'table', hasHeader: true, rows: [{ cells: ['Plagg', 'Vask'] }, { cells: ['Anorakk', '30 grader'] }] },
  ])
})

test('a table from Excel, whose styles make the headings bold', () => {
  const blocks = paste(`<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
    .xl65 {color:black; font-weight:700;} .xl66 {text-align:right;}</style></head><body><!--StartFragment-->
    <table><col width=64><tr><td class=xl65>Størrelse</td><td class=xl65>Bryst</td><td></td></tr>
    <tr><td>S</td><td class=xl66>92</td><td></td></tr><tr><td></td><td></td><td></td></tr></table><!--EndFragment--></body></html>`)
  expect(blocks).toMatchObject([
    { _type: 'table', hasHeader: true, rows: [{ cells: ['Størrelse', 'Bryst'] }, { cells: ['S', '92'] }] },
  ])
})

test('a table from Google Docs', () => {
  const cell = (text: string, weight: number) =>
    `<td><p dir="ltr"><span style="font-size:11pt;font-weight:${weight};">${text}</span></p></td>`
  const blocks = paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a">
    <p dir="ltr"><span>Størrelser</span></p><div dir="ltr" align="left"><table><colgroup><col /><col /></colgroup><tbody>
    <tr>${cell('Størrelse', 700)}${cell('Bryst', 700)}</tr><tr>${cell('S', 400)}${cell('92', 400)}</tr></tbody></table></div></b>`)
  expect(blocks.map(({ _type }) => _type)).toEqual(['block', 'table'])
  expect(blocks[1]).toMatchObject({
    hasHeader: true,
    rows: [{ cells: ['Størrelse', 'Bryst'] }, { cells: ['S', '92'] }],
  })
})

test('merged cells keep their text in the first, and the columns stay in line', () => {
  expect(
    page(`<table><tr><th rowspan="2">Fasong</th><th colspan="2">Mål</th></tr><tr><th>Bryst</th><th>Liv</th></tr>
    <tr><td>Dame</td><td>92</td><td>76</td></tr></table>`),
  ).toEqual({
    caption: undefined,
    hasHeader: true,
    rows: [
      ['Fasong', 'Mål', ''],
      ['', 'Bryst', 'Liv'],
      ['Dame', '92', '76'],
    ],
  })
})

test('ragged rows are filled up, and lines in a cell are parted by a space', () => {
  expect(page('<table><tr><td>a<br>b</td></tr><tr><td><p>c</p><p>d</p></td><td>e</td></tr></table>')).toMatchObject({
    hasHeader: false,
    rows: [
      ['a b', ''],
      ['c d', 'e'],
    ],
  })
})

test('a table that is all bold has no headings, and nothing is read from several tables or an empty one', () => {
  const row = '<tr><td><b>a</b></td><td><b>b</b></td></tr>'
  expect(page(`<table>${row}${row}</table>`)).toMatchObject({ hasHeader: false })
  expect(page(`<table>${row}</table><table>${row}</table>`)).toBeUndefined()
  expect(page('<table><tr><td></td><td> </td></tr></table>')).toBeUndefined()
})
