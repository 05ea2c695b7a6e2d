import { expect, test } from 'vitest'
import { checkHtmlPictures } from './htmlPictures.ts'

const own = ['https://cdn.sanity.io', 'https://shop.example']
const check = (html: string | undefined) => checkHtmlPictures(html, own)

test.each([
  undefined,
  '<p>No picture</p>',
  '<img src="https://cdn.sanity.io/images/a/b/c.jpg" alt="">',
  "<IMG alt='' SRC='/pictures/a.png'>",
  '<img src=https://shop.example/a.png>',
  '<p>Write &lt;img src="https://a.example/x.png"&gt;</p>',
])('%s shows nothing foreign', (html) => expect(check(html)).toBe(true))

test('a foreign picture is named by its host', () => {
  expect(check('<p><img alt="x" src="https://Pictures.Example/a.png?b=1"></p>')).toBe(
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
])('%s is reported with its hosts: %s', (html, hosts) => expect(check(html)).toContain(`pictures from ${hosts}:`))
