import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { sealDocument } from './inline-scripts.ts'

const known = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"a \\u003c b"])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"x"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("B:0","")',
  '$RX("B:1","")',
  'requestAnimationFrame(function(){$RT=performance.now()});',
]

const foreign = [
  'alert(1)',
  '$RX("B:0",alert(1))',
  '$RX=function(){alert(1)};;$RX("B:0","")',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,"x"]),alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"x"])//',
  ' self.__next_f.push([1,"x"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["evil.js",1,(e)=>{}]);',
]

describe('inline scripts of a document', () => {
  test.each(known)('Next’s own is hashed: %s', (code) => {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    expect(sealDocument(`<body><script>${code}</script>`)).toMatchObject({ hashes: [hash], unknown: [] })
  })

  test.each(foreign)('anything else is not: %s', (code) => {
    expect(sealDocument(`<script id="x">${code}</script>`)).toMatchObject({ hashes: [], unknown: [code] })
  })

  test('data blocks and files are not inline scripts', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>'
    expect(sealDocument(html)).toMatchObject({ html, hashes: [], unknown: [] })
    expect(sealDocument('<script type="module">alert(1)</script>').unknown).toEqual(['alert(1)'])
  })

  test('scripts that follow one another become one, in order, and stay trusted', () => {
    const [start = '', push = ''] = known
    const timing = known.at(-1) ?? ''
    const tricky = 'self.__next_f.push([1,");self.__next_f.push(["])'
    const scripts = [timing, start, push, tricky].map((code) => `<script>${code}</script>`).join('')
    const joined = "self.__next_f.push([1,'a \\u003c b);self.__next_f.push(['])"
    const sealed = sealDocument(`<body>${scripts}</body>`)
    expect(sealed.html).toBe(`<body><script>${timing.slice(0, -1)};${start};${joined}</script></body>`)
    expect(sealed.hashes).toHaveLength(1)
    expect(sealed.unknown).toEqual([])
  })

  test('pieces of the rendering become one, with the same text', () => {
    const [start = ''] = known
    const text = '1:["$","p",null,{"title":"it\'s \\\\ </script>"}]\n\t\r\u2028\u0000æ🌲'
    // The second piece ends within a character.
    const pieces = [text, text.slice(0, -1), text.slice(-1), '2:"x"\n']
    const push = (value: unknown) => `self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})`
    const codes = [
      `${start};${push([1, pieces[0]])}`,
      ...pieces.slice(1).map((piece) => push([1, piece])),
      push([3, 'AA']),
    ]
    const { html } = sealDocument(codes.map((code) => `<script>${code}</script>`).join(''))
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const window: { __next_f?: unknown[] } = {}
    runInNewContext(html.slice('<script>'.length, -'</script>'.length), { self: window })
    expect(window.__next_f).toEqual([[0], [1, pieces.join('')], [3, 'AA']])
  })

  test('a foreign script among them is not taken along', () => {
    const html = known
      .concat('alert(1)')
      .map((code) => `<script>${code}</script>`)
      .join('')
    const sealed = sealDocument(html)
    expect(sealed.html).toBe(html)
    expect(sealed.unknown).toEqual(['alert(1)'])
    expect(sealed.hashes).toHaveLength(known.length)
  })
})
