import * as fc from 'fast-check'
import { parse } from 'groq-js'

/** Random expressions over the shop's documents, as text. */
const { expression } = fc.letrec<{ expression: string; path: string; list: string; condition: string; object: string }>(
  (tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      tie('path'),
      fc.constantFrom(
        'null',
        'true',
        '1',
        '"nb"',
        '$lang',
        '[1, "a", null]',
        'price',
        '_id',
        'title.nb',
        '^._id',
        '^.^._type',
        '@',
        'now()',
      ),
      tie('list'),
      tie('condition'),
      tie('object'),
      fc
        .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/', '%', '**'), tie('expression'))
        .map((parts) => `(${parts.join(' ')})`),
      fc
        .tuple(fc.constantFrom('coalesce', 'array::intersects', 'array::join'), tie('expression'), tie('expression'))
        .map(([name, a, b]) => `${name}(${a}, ${b})`),
      fc
        .tuple(
          fc.constantFrom(
            'count',
            'length',
            'string',
            'lower',
            'array::compact',
            'math::sum',
            'math::max',
            'pt::text',
            'round',
            'dateTime',
            'defined',
            'string::split',
          ),
          tie('expression'),
        )
        .map(([name, a]) => (name === 'string::split' ? `${name}(${a}, "e")` : `${name}(${a})`)),
      fc
        .tuple(tie('condition'), tie('expression'), tie('expression'))
        .map(([test, a, b]) => `select(${test} => ${a}, ${b})`),
    ),
    path: fc.oneof(
      fc.constantFrom(
        'title',
        'title[$lang]',
        'clothingType->',
        'clothingType->title.nb',
        'product->clothingType->slug',
        'seo.title',
        'gone.at.all',
        'content.nb[0].children',
        'relatedProducts[0]->',
        'images[-1].alt',
      ),
      fc.tuple(tie('list'), fc.constantFrom('[0]', '[-1]', '[1]')).map((parts) => parts.join('')),
    ),
    list: fc.oneof(
      fc.constantFrom(
        'colors',
        'colors[]',
        'colors[].name',
        'relatedProducts[]->',
        'relatedProducts[]->relatedProducts[]->_id',
        'content.nb[].children[].text',
        'fit',
        'sizes[]',
        'tags[@ != "a"]',
        '*[]',
        '*[_type == "product"]',
        '*[_type == ^._type]',
        '*[references(^._id)]._id',
      ),
      fc.tuple(tie('list'), tie('object')).map((parts) => parts.join('')),
      fc.tuple(tie('list'), tie('condition')).map(([list, test]) => `${list}[${test}]`),
      fc.tuple(tie('list'), fc.constantFrom('[0..1]', '[1...3]', '[-2..-1]')).map((parts) => parts.join('')),
      fc
        .tuple(tie('list'), tie('expression'), fc.constantFrom('', ' desc'))
        .map(([list, key, direction]) => `(${list} | order(${key}${direction}))`),
      fc.tuple(tie('expression'), tie('list')).map(([one, more]) => `[${one}, ...${more}]`),
    ),
    condition: fc.oneof(
      fc.constantFrom(
        '(price > 1000)',
        'defined(title.en)',
        '(_type == "product")',
        '(title.nb match "skog*")',
        '(_id in path("drafts.**"))',
        'references("product-skog")',
        '(@ in ["a", "S"])',
        '(price in 5..1500)',
        'null',
      ),
      fc
        .tuple(tie('expression'), fc.constantFrom('==', '!=', '<', '>=', 'in'), tie('expression'))
        .map((parts) => `(${parts.join(' ')})`),
      fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
      tie('condition').map((test) => `!(${test})`),
    ),
    object: fc.oneof(
      fc
        .array(
          fc.tuple(fc.constantFrom('a', 'b', 'title'), tie('expression')).map(([name, value]) => `"${name}": ${value}`),
          { maxLength: 3 },
        )
        .map((parts) => `{${parts.join(', ')}}`),
      fc.tuple(tie('condition'), tie('expression')).map(([test, value]) => `{_id, ${test} => {"c": ${value}}}`),
      fc.constantFrom('{...}', '{_id, title}', '{..., "own": ^._id}', '{...seo, price}'),
    ),
  }),
)
/** Random queries on the shop, most of which groq-js can read. They take one param, `lang`. */
export const randomQuery = fc.oneof(
  expression,
  expression.map((value) => `*[_type == "product"]{_id, "value": ${value}}`),
  expression.map((value) => `*[_id in ["product-skog", "article-two"]]{"value": ${value}}`),
)

export function canBeRead(text: string): boolean {
  try {
    parse(text, { params: { lang: 'nb' } })
    return true
  } catch {
    return false
  }
}
