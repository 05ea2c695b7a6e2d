import { expect, test } from 'vitest'
import { textPieces } from './text-links.ts'

const links = (text: string) => textPieces(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test.each([
  ['Se https://ut.no/tur/1?a=b#c.', 'https://ut.no/tur/1?a=b#c', 'https://ut.no/tur/1?a=b#c'],
  ['(www.ut.no)', 'www.ut.no', 'https://www.ut.no/'],
  ['«http://ut.no/a_(b)», sier han', 'http://ut.no/a_(b)', 'http://ut.no/a_(b)'],
  ['HTTPS://UT.NO!', 'HTTPS://UT.NO', 'https://ut.no/'],
])('%s: the address becomes a link', (text, shown, href) => expect(links(text)).toEqual([[shown, href]]))

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://kari@ut.no',
  'https://localhost/x',
  'https://',
  'www.',
  'ut.no',
  'https://"onmouseover="alert(1)',
])('%s is not a link', (text) => expect(links(text)).toEqual([]))

test('no letter is lost or changed', () => {
  const text = 'A https://a.no b\n\nwww.b.no, <b>c</b> https://c.no/æøå?q=1).'
  const pieces = textPieces(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ href }) => href)).toHaveLength(3)
})
