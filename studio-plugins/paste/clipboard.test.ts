// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { videoAddress } from '#web/domain/content/video-url.ts'
import { readClipboard } from './clipboard.ts'
import { isText, textOf } from './tidy.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

function arrayType(name: string, field?: string) {
  const type = schema.get(name)
  const found = type?.jsonType === 'object' ? type.fields.find((one) => one.name === field)?.type : type
  if (found?.jsonType !== 'array') throw new Error(`${name} is no array`)
  return found
}

const richText = arrayType('richText')

function paste(formats: Readonly<Record<string, string>>, { schemaType = richText, files = 0 } = {}) {
  const clipboard = {
    types: Object.keys(formats),
    getData: (type: string) => formats[type] ?? '',
    files: { length: files },
  }
  return readClipboard(clipboard, { schemaType, rowType: 'tableRow', videoAt: videoAddress })
}

const pastePage = (html: string, schemaType = richText) =>
  paste({ 'text/html': html, 'text/plain': '' }, { schemaType })
const fixture = (name: string) => pastePage(readFileSync(`${import.meta.dirname}/fixtures/${name}.txt`, 'utf8'))

/** Each block as a line: its style or type, with its text. */
function outline(found: ReturnType<typeof pastePage>) {
  return found?.placed.map(({ block }) => {
    if (!isText(block)) return 'source' in block ? `picture ${block.alt || block.source}` : block._type
    const kind = 'listItem' in block ? `${block.listItem} ${'level' in block && block.level}` : block.style
    return `${kind}: ${textOf(block)}`
  })
}

test('a document from Word', () => {
  const found = fixture('word')
  expect(outline(found)).toEqual([
    'h2: Vinter i verkstedet',
    'normal: Notater fra oktober',
    'h2: Lapping',
    'normal: Vi lapper albuer og knær, se oppskriften eller innholdet.',
    'h3: Du trenger',
    'bullet 1: Ulltråd',
    'bullet 1: Stoppenål',
    'picture Et kne som stoppes',
    'h4: Fasong',
    'normal: Til slutt.',
  ])
  expect(found?.placed[2]?.block).toMatchObject({ children: [{ marks: [] }] })
  expect(found?.placed[3]?.block).toMatchObject({
    markDefs: [{ _type: 'link', href: 'https://example.org/lapping' }],
    children: [
      { text: 'Vi lapper ', marks: [] },
      { text: 'albuer', marks: ['strong'] },
      { text: ' og ' },
      { text: 'knær', marks: ['em'] },
      { text: ', se ' },
      { text: 'oppskriften', marks: [expect.any(String)] },
      { text: ' eller innholdet.' },
    ],
  })
  expect(found?.placed[7]?.after).toBe('Stoppenål')
  expect(found?.left).toEqual([])
})

test('a document from the Word of browsers', () => {
  expect(outline(fixture('word-online'))).toEqual(['h2: Om oss', 'normal: Vi syr i Oslo.'])
})

test('a document from Google Docs', () => {
  const found = fixture('google-docs')
  expect(outline(found)).toEqual([
    'h2: Ull om sommeren',
    'normal: Ull er sval, og tørker fort.',
    'h3: Stell',
    'bullet 1: Luft den',
    'bullet 1: Vask sjelden',
    'picture https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc',
    'normal: Slutt',
  ])
  expect(found?.placed[1]?.block).toMatchObject({
    children: [
      { text: 'Ull er ' },
      { text: 'sval', marks: ['strong'] },
      { text: ', og ' },
      { text: 'tørker fort', marks: [expect.any(String)] },
      { text: '.' },
    ],
  })
})

test('a web page, whose players become videos or are named', () => {
  const found = fixture('web-page')
  expect(outline(found)).toEqual([
    'h2: Tre topper på en dag',
    'normal: Av Ola',
    'normal: Vi startet klokka fem. ☀️',
    'normal: Det var kaldt.',
    'h3: Opp',
    'picture https://turblad.example/bilder/topp%20en.jpg?w=800',
    'h4: Utstyr',
    'number 1: Tau',
    'number 1: Kart',
    'bullet 2: og kompass',
    'embed',
    'blockquote: Best på vei ned.',
    'normal: Les mer på turblad.',
  ])
  expect(found?.placed[5]?.block).toMatchObject({ caption: 'Den første toppen' })
  expect(found?.placed[10]?.block).toMatchObject({
    url: 'https://vimeo.com/76979871/8272103f6e',
    title: 'Turen på film',
  })
  expect(found?.left).toEqual([{ kind: 'frame', name: 'Værmelding, youtube.com', after: 'og kompass' }])
})

test('a mail, whose paragraphs are lines with empty ones between', () => {
  expect(outline(fixture('mail'))).toEqual([
    'normal: Hei Kari,',
    'normal: Teksten til høstkampanjen:',
    'normal: Løvet faller.',
    'picture Løv',
  ])
})

test('headings that fit into the text keep their level', () => {
  const headings = '<h3>a</h3><h4>b</h4><h3>c</h3><h6>d</h6>'
  expect(outline(pastePage(headings))).toEqual(['h3: a', 'h4: b', 'h3: c', 'h4: d'])
})

test('a text without pictures, videos and tables names what it leaves out', () => {
  const found = pastePage(
    '<h2>Tips</h2><p>Bruk ull.</p><img src="https://a.example/x/sau.jpg"><iframe src="https://vimeo.com/1"></iframe>',
    arrayType('factBox', 'content'),
  )
  expect(outline(found)).toEqual(['h2: Tips', 'normal: Bruk ull.'])
  expect(found?.left).toEqual([
    { kind: 'picture', name: 'sau.jpg', after: 'Bruk ull.' },
    { kind: 'frame', name: 'vimeo.com', after: 'Bruk ull.' },
  ])
})

test('pictures in a table follow it', () => {
  const cells = '<td>Sau</td><td><img alt="En sau" src="https://a.example/sau.jpg"></td>'
  expect(outline(pastePage(`<table><tr>${cells}</tr><tr><td>Geit</td><td>Nei</td></tr></table>`))).toEqual([
    'table',
    'picture En sau',
  ])
})

test('the code for embedding a video becomes a video', () => {
  const code = `<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?badge=0" title="Film"
    frameborder="0"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`
  const found = paste({ 'text/plain': code })
  expect(found?.placed).toMatchObject([{ block: { _type: 'embed', url: 'https://vimeo.com/76979871', title: 'Film' } }])
})

test('the code for embedding anything else becomes a link, and is named', () => {
  const found = paste({ 'text/plain': '<iframe src="https://www.youtube.com/embed/x" title="Sang"></iframe>' })
  expect(found?.placed).toMatchObject([{ block: { markDefs: [{ href: 'https://www.youtube.com/embed/x' }] } }])
  expect(found?.left).toEqual([{ kind: 'frame', name: 'Sang, youtube.com', after: '' }])
})

test('what is nothing but left out is named in the text too', () => {
  const found = pastePage('<p><iframe src="https://www.youtube.com/embed/x" title="Sang"></iframe></p>')
  expect(outline(found)).toEqual(['normal: Sang, youtube.com'])
  expect(found?.left).toHaveLength(1)
})

test.each([
  ['its own text', { 'application/x-portable-text': '[]', 'text/html': '<p>a</p>' }],
  ['words without structure', { 'text/html': '<meta charset="utf-8"><b>ord</b>', 'text/plain': 'ord' }],
  ['plain text', { 'text/plain': 'Bruk <iframe> med måte' }],
  ['an empty page', { 'text/html': '<p>&nbsp;</p>', 'text/plain': ' ' }],
])('the editor pastes %s itself', (_what, formats) => {
  expect(paste(formats)).toBeUndefined()
})

test('the editor pastes a picture that is in the clipboard as a file itself', () => {
  const html = { 'text/html': '<img src="https://a.example/sau.jpg">' }
  expect(paste(html, { files: 1 })).toBeUndefined()
  expect(paste(html)?.placed).toHaveLength(1)
})
