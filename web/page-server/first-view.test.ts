import { describe, expect, test } from 'vitest'
import { arrangeForFirstView } from './first-view.ts'
import { startScriptsCode } from './start-scripts.ts'
import { parseStyleSheet } from './style-sheets.ts'

const large = `${'.y_row{color:red}'.repeat(1000)}.x_row{color:blue}`
const sheets = new Map([
  ['/_next/static/a.css', parseStyleSheet('.y_a{color:red}')],
  ['/_next/static/b.css', parseStyleSheet(large)],
])
const link = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`
const main = '<script src="/_next/static/main.js" async=""></script>'
const waiting = (tag: string) => tag.replace('<script ', '<script type="text/plain" data-waits="" ')
const start = `<script>${startScriptsCode}</script>`
const documentOf = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

describe('the styles of a document', () => {
  test('are in it, each sheet before its disabled link; of a large sheet the used rules, and its link waits', () => {
    const body = '<p class="x_text x_row"></p>'
    const { html, styles } = arrangeForFirstView(documentOf(link('a') + link('b') + main, body), sheets)
    const a = `<style>.y_a{color:red}</style>${link('a').replace('/>', ' disabled=""/>')}`
    const b = `<style>.x_row{color:blue}</style>${link('b').replace('/>', ' disabled="" data-waits=""/>')}`
    expect(html).toBe(documentOf(a + b + waiting(main) + start, body))
    expect(styles).toEqual(['.y_a{color:red}', '.x_row{color:blue}'])
  })

  test('are in it even for parts of the page that Next loads apart', () => {
    const ofPart = '<link href="/_next/static/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>'
    const { html, styles } = arrangeForFirstView(documentOf(ofPart + main), sheets)
    const inlined = `<style>.y_a{color:red}</style>${ofPart.replace('/>', ' disabled=""/>')}`
    expect(html).toBe(documentOf(inlined + waiting(main) + start))
    expect(styles).toEqual(['.y_a{color:red}'])
  })

  test('stay in the files that the page server does not know, and are not looked for in the body', () => {
    const { html, styles } = arrangeForFirstView(documentOf(link('c') + main, link('a')), sheets)
    expect(html).toBe(documentOf(link('c') + waiting(main) + start, link('a')))
    expect(styles).toEqual([])
  })
})

test('a page that needs its scripts at once preloads them before anything else; they wait, and so do the rest of the styles', () => {
  const body = '<main data-scripts-at-once="true" class="x_row"></main>'
  const charset = '<meta charSet="utf-8"/>'
  const preload = (priority: string) =>
    `<link rel="preload" as="script" fetchPriority="${priority}" href="/_next/static/root.js"/>`
  const page = documentOf(charset + link('b') + preload('low') + main, body)
  const { html, styles } = arrangeForFirstView(page, sheets)
  const first = '<link rel="preload" as="script" fetchpriority="high" href="/_next/static/main.js"/>'
  const inlined = `<style>.x_row{color:blue}</style>${link('b').replace('/>', ' disabled="" data-waits=""/>')}`
  expect(html).toBe(documentOf(charset + first + inlined + preload('high') + waiting(main) + start, body))
  expect(styles).toEqual(['.x_row{color:blue}'])
})

test('elements that React may show at once have their styles in the document too', () => {
  const payload = String.raw`<script>self.__next_f.push([1,"[\"$\",\"p\",null,{\"className\":\"x_text x_row\"}]"])</script>`
  const stylesOf = (body: string) => arrangeForFirstView(documentOf(link('b') + main, body + payload), sheets).styles
  expect(stylesOf('<main data-scripts-at-once="true"></main>')).toEqual(['.x_row{color:blue}'])
  expect(stylesOf('<main></main>')).toEqual([''])
})

test('nothing waits on a page whose content is written by scripts', () => {
  const body = '<main data-needs-scripts="true"></main>'
  const { html, styles } = arrangeForFirstView(documentOf(link('b') + main, body), sheets)
  expect(html).toBe(documentOf(link('b') + main + start, body))
  expect(styles).toEqual([])
})

describe('the scripts of a document', () => {
  const root = '<script src="/_next/static/root.js" id="_R_" async=""></script>'

  test('wait, in head and body, for the one that starts them', () => {
    const { html } = arrangeForFirstView(documentOf(main, root), sheets)
    expect(html).toBe(documentOf(waiting(main) + start, waiting(root)))
  })

  test('their preloads wait too, those of pictures do not', () => {
    const script = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/root.js"/>'
    const part = '<link rel="preload" href="/_next/static/part.js" as="script" fetchPriority="low"/>'
    const style = '<link rel="preload" href="/_next/static/a.css" as="style"/>'
    const picture = '<link rel="preload" as="image" href="/a.jpg"/>'
    const { html } = arrangeForFirstView(documentOf(script + part + style + picture + main), sheets)
    const later = [script, part, style].map((tag) => tag.replace('rel="preload"', 'data-waits=""')).join('')
    expect(html).toBe(documentOf(later + picture + waiting(main) + start))
  })

  test('stay as they are if they come from other hosts, are for old browsers or inline', () => {
    const others = documentOf(
      '<script src="/_next/static/old.js" noModule=""></script><script src="https://x.example/a.js" async=""></script>',
      '<script>self.__next_f.push([1,"x"])</script>',
    )
    expect(arrangeForFirstView(others, sheets).html).toBe(others)
  })
})
