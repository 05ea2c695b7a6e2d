import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { staticPartCode, withoutStaticParts } from './static-parts.ts'

const list = '<ul data-static="list"><li>æ</li></ul>'

/**
 * React's rows: a client component, a page with a list of two elements, one of them in a row of its own, and a text.
 */
function rendering(item = '"$L3"', rest = ''): string {
  const text = 'æ, a long text\n4:"no row"'
  return [
    '1:I[7,["a.js"],"Price"]\n',
    `2:["$","main",null,{"children":[["$","ul",null,{"className":"x","data-static":"list","children":[["$","li",null,{"children":"$5"}],${item}]}],["$","$L1",null,{"id":"7"}]]}]\n`,
    '3:["$","li",null,{"children":["$undefined",null,"$$5"]}]\n',
    `5:T${Buffer.byteLength(text).toString(16)},${text}`,
    `6:["$","p",null,{"children":"after"}]\n${rest}`,
  ].join('')
}

describe('the rendering without the parts that are in the document', () => {
  test('loses the elements of a static part, including those in rows of their own', () => {
    expect(withoutStaticParts(rendering(), list)).toEqual([
      '1:I[7,["a.js"],"Price"]\n2:["$","main",null,{"children":[["$","ul",null,{"className":"x","data-static":"list","dangerouslySetInnerHTML":{"__html":"',
      'list',
      '"}}],["$","$L1",null,{"id":"7"}]]}]\n6:["$","p",null,{"children":"after"}]\n',
    ])
  })

  test.each([
    ['it has a client component in it', rendering('["$","li",null,{"children":["$","$L1",null,{}]}]'), list],
    ['one of its rows has', rendering('"$L8"', '8:["$","$L1",null,{}]\n'), list],
    ['one of its rows has not been written', rendering('"$L8"'), list],
    ['it holds what React may put into the head', rendering('["$","style",null,{"children":"a{}"}]'), list],
    ['it holds what the browser does not parse', rendering('["$","noscript",null,{"children":"a"}]'), list],
    ['two elements have its name', rendering(), list + list],
    ['the document does not have it', rendering(), '<ul></ul>'],
    ['a row is of a kind that is not known', rendering('"$L3"', '9:o4,abcd'), list],
    [
      'something else refers to a part of it',
      rendering('"$L3"', '9:["$2:props:children:0:props:children:0:props"]\n'),
      list,
    ],
  ])('stays as it was where %s', (_, text, document) => {
    expect(withoutStaticParts(text, document)).toEqual([text])
  })

  test('keeps a row that is also used elsewhere, and the rows that it needs', () => {
    const [, , end] = withoutStaticParts(
      rendering('"$L3","$L8"', '8:["$","b",null,{"children":"$5"}]\n9:["$L8"]\n'),
      list,
    )
    expect(end).toContain('5:T')
    expect(end).toContain('8:["$","b",null,{"children":"$5"}]\n9:["$L8"]\n')
    expect(end).not.toContain('\n3:')
  })

  test('keeps references to parts that stay', () => {
    const kept = withoutStaticParts(rendering('"$L3"', '9:["$2:props:children:1:props"]\n'), list)
    expect(kept).toHaveLength(3)
    expect(kept[2]).toContain('9:["$2:props:children:1:props"]')
  })
})

test.each([
  ['<li class="a">“x”\n\\</li>', '<li class="a">“x”\n\\</li>'],
  ['$5', '$$5'],
  [undefined, ''],
])('the HTML of the document, %j, becomes the inside of a JSON string', (innerHTML, expected) => {
  const found: string[] = []
  const querySelector = (selector: string) => {
    found.push(selector)
    return innerHTML === undefined ? null : { innerHTML }
  }
  const code: unknown = runInNewContext(`(${staticPartCode})('list')`, { document: { querySelector } })
  expect(JSON.parse(`"${code}"`)).toBe(expected)
  expect(found).toEqual(['[data-static=list]'])
})
