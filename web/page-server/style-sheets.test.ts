import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseStyleSheet, readStyleSheets, rulesFor } from './style-sheets.ts'

test('style sheets are read with absolute addresses; sheets that cannot be in a document are left out', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'style-sheets-'))
  await mkdir(join(directory, 'chunks'))
  const write = (name: string, text: string) => writeFile(join(directory, 'chunks', name), text)
  await write(
    'a.css',
    'a{src:url(../media/a.woff2)}b{background:url("./b.svg#c")}c{background:url(data:image/png;base64,A)}',
  )
  await write('import.css', '@import "./a.css";')
  await write('end.css', 'a::after{content:"</style>"}')
  await write('app.js', '')
  const sheets = await readStyleSheets(directory, '/_next/static/')
  expect([...sheets.keys()]).toEqual(['/_next/static/chunks/a.css'])
  expect([...sheets.values()].map(({ text }) => text)).toEqual([
    'a{src:url(/_next/static/media/a.woff2)}b{background:url("/_next/static/chunks/b.svg#c")}c{background:url(data:image/png;base64,A)}',
  ])
  await rm(directory, { recursive: true })
})

const rules = {
  tag: 'a{color:red}',
  used: '.x_card:hover>.x_title{margin:.5em}',
  halfUsed: '.x_card .y_title{margin:0}',
  unused: '.y_card::after{content:"}.x_card{"}',
  media: '@media (min-width:600px){.y_card{color:red}.x_card{color:blue}}',
  unusedMedia: '@media print{.y_card{background:url(/b.x_card.svg)}}',
  list: 'h1,.y_title{margin:0}',
  unusedList: '.y_a,.y_b .y_c{margin:0}',
  not: 'li:not(.y_card){margin:0}',
  notBelow: 'li:not(:is(.y_a,.y_b:has(.y_c)) .y_card){margin:0}',
  mediaOfTags: '@media print{a{color:#000}}',
  keyframes: '@keyframes spin{0%{opacity:.5}to{opacity:1}}',
}
const isUsed = (name: string) => ['x_card', 'x_title'].includes(name)

test('a document needs each rule that has a selector whose classes are all in the document; rules keep their order', () => {
  const { tag, used, media, list, not, notBelow, mediaOfTags, keyframes } = rules
  const kept = tag + used + media + list + not + notBelow + mediaOfTags + keyframes
  expect(rulesFor(parseStyleSheet(Object.values(rules).join('')), isUsed)).toBe(kept)
})

test('documents have a part only of large style sheets without fonts', () => {
  const text = Object.values(rules).join('')
  expect(parseStyleSheet(text).isWhole).toBe(true)
  expect(parseStyleSheet(text.repeat(100)).isWhole).toBe(false)
  expect(parseStyleSheet(`@font-face{font-family:A}${text.repeat(100)}`).isWhole).toBe(true)
})

test('a truncated style sheet keeps its last rule', () => {
  expect(rulesFor(parseStyleSheet('a{color:red'), isUsed)).toBe('a{color:red')
})
