import { expect, test } from 'vitest'
import { checkHtmlKept } from './htmlKept.ts'

test('only the parts of HTML that the storefront removes are named', () => {
  expect(checkHtmlKept(undefined)).toBe(true)
  expect(checkHtmlKept('<p>Hei <a href="/nb">du</a></p>')).toBe(true)
  expect(
    checkHtmlKept('<script>x</script><p class="x" style="y"><a href="javascript:z">Hei</a></p><iframe></iframe>'),
  ).toBe(
    'Visitors do not get all of this. These are removed: the elements <script>, <iframe>; the attributes class, style; the addresses javascript:z.',
  )
})
