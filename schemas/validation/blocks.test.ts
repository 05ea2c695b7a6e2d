import { expect, test } from 'vitest'
import {
  checkButtonTarget,
  checkButtonType,
  checkFactBoxText,
  checkHtmlKept,
  checkHtmlPictures,
  checkTableFilled,
  checkTableShape,
  checkVideoUrl,
} from './blocks.ts'

test('[R3.13] the four button types are known, others are named', () => {
  for (const type of ['link', 'login', 'register', 'submitIdea']) expect(checkButtonType(type)).toBe(true)
  expect(checkButtonType('logout')).toBe('Unknown type logout')
})

test('[R3.13] only link buttons need a target', () => {
  expect(checkButtonTarget({ buttonType: 'link' })).toMatch(/Choose the page/)
  expect(checkButtonTarget({ buttonType: 'link', url: '/nb/shop' })).toBe(true)
  expect(checkButtonTarget({ buttonType: 'link', reference: { _ref: 'page-a' } })).toBe(true)
  for (const buttonType of ['login', 'register', 'submitIdea']) expect(checkButtonTarget({ buttonType })).toBe(true)
})

test('tables are rectangular', () => {
  expect(checkTableShape([{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }])).toBe(true)
  expect(checkTableShape([{ cells: ['a', 'b'] }, { cells: ['c'] }])).toMatch(/same number/)
  expect(checkTableShape(undefined)).toBe(true)
})

test('a table with rows but without any text counts as empty', () => {
  expect(checkTableFilled([{ cells: ['', ' '] }, {}])).toMatch(/The table is empty/)
  expect(checkTableFilled([{ cells: ['', ''] }, { cells: ['', '0'] }])).toBe(true)
  for (const rows of [undefined, []]) expect(checkTableFilled(rows)).toBe(true)
})

test('a fact box needs a text, unless it shows a shared one', () => {
  expect(checkFactBoxText([{}], {})).toBe(true)
  expect(checkFactBoxText(undefined, { shared: { _ref: 'ull' } })).toBe(true)
  expect(checkFactBoxText([], {})).toBe('Add text to the fact box.')
  expect(checkFactBoxText(undefined, undefined)).toBe('Add text to the fact box.')
})

test.each([
  'https://vimeo.com/76979871',
  'https://vimeo.com/76979871?share=copy',
  'https://vimeo.com/76979871/a1b2c3',
  'https://player.vimeo.com/video/76979871#t=10s',
])('[R5.15] accepts %s', (url) => {
  expect(checkVideoUrl(url)).toBe(true)
})

test.each([
  'http://vimeo.com/76979871',
  'https://vimeo.com/',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com.evil.example/76979871',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//https://vimeo.com/1',
])('[R5.15] refuses %s by name and says what is accepted', (url) => {
  expect(checkVideoUrl(url)).toBe(
    `Invalid url: ${url} – only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871`,
  )
})

test('only the parts of HTML that the storefront removes are named', () => {
  expect(checkHtmlKept(undefined)).toBe(true)
  expect(checkHtmlKept('<p>Hei <a href="/nb">du</a></p>')).toBe(true)
  expect(
    checkHtmlKept('<script>x</script><p class="x" style="y"><a href="javascript:z">Hei</a></p><iframe></iframe>'),
  ).toBe(
    'Visitors do not get all of this. These are removed: the elements <script>, <iframe>; the attributes class, style; the addresses javascript:z.',
  )
})

const own = ['https://cdn.sanity.io', 'https://shop.example']
const checkPictures = (html: string | undefined) => checkHtmlPictures(html, own)

test.each([
  undefined,
  '<p>No picture</p>',
  '<img src="https://cdn.sanity.io/images/a/b/c.jpg" alt="">',
  "<IMG alt='' SRC='/pictures/a.png'>",
  '<img src=https://shop.example/a.png>',
  '<p>Write &lt;img src="https://a.example/x.png"&gt;</p>',
])('%s shows nothing foreign', (html) => expect(checkPictures(html)).toBe(true))

test('a foreign picture is named by its host', () => {
  expect(checkPictures('<p><img alt="x" src="https://Pictures.Example/a.png?b=1"></p>')).toBe(
    'Visitors cannot see pictures from pictures.example: the shop only shows its own. Upload them and use the Picture block instead.',
  )
})

test.each([
  ["<img src='//a.example/x.png'>", 'a.example'],
  ['<img src=http://a.example:8080/x.png>', 'a.example:8080'],
  ['<img\n  width="3"\n  src = "https://a.example/x.png">', 'a.example'],
  [
    '<img src="https://a.example/x"><img src="https://b.example/x"><img src="https://a.example/y">',
    'a.example, b.example',
  ],
  ['<img src="https://cdn.sanity.io.evil.example/x">', 'cdn.sanity.io.evil.example'],
  ['<img src="data:image/png;base64,AAAA">', 'data:'],
])('%s is reported with its hosts: %s', (html, hosts) =>
  expect(checkPictures(html)).toContain(`pictures from ${hosts}:`),
)
