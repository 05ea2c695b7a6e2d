import { expect, test } from 'vitest'
import { removedFromHtml } from './html-rules.ts'

const nothing = { tags: [], attributes: [], links: [] }

test.each([
  '',
  '2 < 3 og 5 > 4',
  '<h1>Vask</h1><p>30 <strong>grader</strong><br/></p>',
  '<a href="/nb/shop" target="_blank">Butikk</a><img src="/a.png" alt="a > b" width=3>',
  '<!-- <iframe src="x"> --><table><tr><th scope="row">Ull</th></tr></table>',
])('all of %s stays', (html) => expect(removedFromHtml(html)).toEqual(nothing))

test.each([
  ['<SCRIPT>document.write("<iframe>")</SCRIPT>Hei', { ...nothing, tags: ['script'] }],
  [
    '<iframe src="https://a.example"></iframe><form><input name=p></form>',
    { ...nothing, tags: ['iframe', 'form', 'input'] },
  ],
  ['<p style="color: red" class=x>Hei</p><td class="y" colspan="2">', { ...nothing, attributes: ['style', 'class'] }],
  [
    '<a href="javascript:alert(1)">Hei</a><a href=\'//evil.example\'>',
    { ...nothing, links: ['javascript:alert(1)', '//evil.example'] },
  ],
  ['<p hidden>Hei', { ...nothing, attributes: ['hidden'] }],
])('%s is named', (html, removed) => expect(removedFromHtml(html)).toEqual(removed))
