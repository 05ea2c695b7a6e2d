import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { htmlAttributes, htmlTags, removedFromHtml } from '#web/domain/content/html-rules.ts'
import { renderRichText } from '../block-fixtures.tsx'
import { sanitise } from './sanitise.ts'

beforeAll(stubEnvironment)

describe('pasted HTML', () => {
  test('text, tables, folds, quotes and links stay', () => {
    const html =
      '<h2>Vask</h2><p>30 <strong>grader</strong></p><table><tr><th scope="row">Ull</th><td>30</td></tr></table>'
    expect(sanitise(html)).toBe(html)
    const folded = '<details><summary>Hva?</summary><p>Slik.</p></details><blockquote><cite>Per</cite></blockquote>'
    expect(sanitise(folded)).toBe(folded)
    expect(sanitise('<a href="/nb/shop">Butikk</a>')).toBe('<a href="/nb/shop">Butikk</a>')
  })

  test.each([
    ['<script>alert(1)</script>Hei', 'Hei'],
    ['<img src="https://a.example/x.png" onerror="alert(1)" alt="x">', 'loading="lazy"'],
    ['<iframe src="https://evil.example"></iframe>Hei', 'Hei'],
    ['<p style="position:fixed" class="x" id="y" onclick="z()">Hei</p>', '<p>Hei</p>'],
    ['<a href="javascript:alert(1)">Hei</a>', '<a>Hei</a>'],
    ['<a href="//evil.example">Hei</a>', '<a>Hei</a>'],
    ['<form action="/x"><input name="p"></form>Hei', 'Hei'],
    ['<style>body{display:none}</style>Hei', 'Hei'],
    ['<h1>Hei</h1>', '<h2>Hei</h2>'],
  ])('%s is made harmless', (html, expected) => {
    const safe = sanitise(html)
    expect(safe).toContain(expected)
    expect(safe).not.toMatch(/script|onerror|onclick|iframe|style=|<style|<form|<input|class=|id=/)
  })

  test('nothing that runs survives, whatever is put together', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      'script',
      'img',
      ' onerror=',
      'svg',
      '/',
      'javascript:',
      'a href=',
      '<!--',
      '-->',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const safe = sanitise(parts.join(''))
        // An address may be any word.
        for (const [tag] of safe.matchAll(/<[^>]*>/g))
          expect(tag).not.toMatch(/^<\/?(script|svg)|\son\w+=|javascript:/i)
      }),
    )
  })

  test.each([...htmlTags, 'script', 'iframe', 'style', 'div', 'svg', 'input'])(
    'editors are warned of <%s> and its attributes if, and only if, they are removed',
    (tag) => {
      for (const name of ['class', 'onclick', ...Object.values(htmlAttributes).flat()]) {
        const html = `<${tag} ${name}="_blank">`
        const { tags, attributes, links } = removedFromHtml(html)
        const kept = sanitise(html)
        expect(kept.startsWith(`<${tag}`), html).toBe(tags.length === 0)
        const isWhole = tags.length + attributes.length + links.length === 0
        expect(kept.includes(` ${name}=`), html).toBe(isWhole || (tag === 'img' && name === 'loading'))
      }
    },
  )

  test('a link that opens a new tab gives it no access to the page', () => {
    expect(sanitise('<a href="https://a.example" target="_blank">x</a>')).toContain('rel="noopener"')
  })
})

test('the block renders what is left, or nothing', () => {
  expect(renderRichText([{ _type: 'blockHtml', _key: 'h', html: '<p>Hei <em>du</em></p>' }])).toContain(
    'Hei <em>du</em>',
  )
  expect(renderRichText([{ _type: 'blockHtml', _key: 'h', html: '<script>x</script>' }])).not.toContain('data-sanity')
})
