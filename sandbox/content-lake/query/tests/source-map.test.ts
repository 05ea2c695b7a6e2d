import { type ContentSourceMapParsedPath, resolveEditInfo, studioPath } from '@sanity/client/csm'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../dataset.ts'
import { isObject } from '../documents.ts'
import { runQuery } from '../engine.ts'
import type { Perspective } from '../perspective.ts'
import type { ContentSourceMap } from '../source-map.ts'
import { request } from './run-query.ts'
import { shopDataset } from './shop.ts'

type Leaf = { value: string; path: ContentSourceMapParsedPath }

/** All strings of a result with their paths, as clients walk it. */
function stringsIn(value: unknown, path: ContentSourceMapParsedPath = []): Leaf[] {
  if (typeof value === 'string') return [{ value, path }]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const keyed = isObject(item) && typeof item._key === 'string' ? { _key: item._key, _index: index } : index
      return stringsIn(item, [...path, keyed])
    })
  }
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name])) : []
}

/** Where the client's own resolver finds a string of the result: document, path and what the document has there. */
function sourceOf(dataset: Dataset, resultSourceMap: ContentSourceMap, { path }: Leaf) {
  const info = resolveEditInfo({ studioUrl: '/', resultSourceMap, resultPath: path })
  if (!info) return undefined
  const document = dataset.get(info.id)
  return {
    id: info.id,
    type: info.type,
    path: info.path,
    value: document && studioPath.get(document, plainPath(info.path)),
  }
}

function plainPath(path: ContentSourceMapParsedPath | string) {
  if (typeof path === 'string') return path
  return path.map((segment) => (typeof segment === 'object' ? { _key: segment._key } : segment))
}

function mapOf(
  dataset: Dataset,
  query: string,
  perspective: Perspective = 'raw',
  keys: true | 'withKeyArraySelector' = true,
) {
  const { result, resultSourceMap } = runQuery(
    dataset,
    request(query, { perspective, resultSourceMap: keys, params: PARAMS }),
  )
  if (!resultSourceMap) throw new Error('no source map')
  return { result, map: resultSourceMap }
}

const PARAMS = { lang: 'nb' }

/** Every string in these results is a copy of something stored. */
const COPIES = [
  '*[_type == "product"]{_id, "title": title[$lang], "slug": slug.nb.current, "colors": colors[].name.nb}',
  '*[_type == "product"][0]',
  '*[_type == "product"]',
  '*[_type == "product"]{...}',
  '*[_type == "product"]{title, clothingType->{title, "slug": slug.nb}, "type": clothingType->title.nb}',
  '*[_type == "product"]{"related": relatedProducts[]->{_id, "title": title.nb, "back": relatedProducts[]->title.nb}}',
  '*[_type == "contentPage"]{"product": product->{..., clothingType->}, "next": relatedPages[0]->author}',
  '*[_type == "product"]{"t": coalesce(seo.title.nb, title.nb), "alt": coalesce(images[0].alt, title)}',
  '*[_type == "product"]{"s": select(price > 1500 => title.en, defined(title.en) => slug, title)}',
  '*[_type == "product"]{_id, price > 1500 => {"dear": title, ...clothingType->{"kind": title}}, ...seo}',
  '*[_type == "product"]{images[gender == "men"]{alt, gender, "own": ^.title.nb}, "last": images[-1], "some": colors[1..2]}',
  '*[_type == "product"] | order(title.nb desc)[1...4]{"t": title.nb}',
  '*[_type == "product"] | score(title.nb match "skog*") {"t": title.nb, "s": slug}',
  '*[_type == "product"]{"content": content.nb[]{..., _type == "factBox" => {"texts": content[].children[].text}}}',
  '*[_type == "product"].content.nb[].children[].text',
  '*[_type == "clothingType"]{title, "products": *[_type == "product" && references(^._id)]{_id, "of": ^.title.nb}}',
  '{"settings": *[_id == "siteSettings"][0]{shopName, currencies}, "all": *[].title.nb, "list": [*[0].title, ...*[_type == "contentPage"].author]}',
  '*[_type == "product"]{"m": title + seo.title, "l": fit + sizes, "c": array::compact(sizes), "u": array::unique(fit)}',
  '*[_type == "contentPage"] | order(publishedAt){"me": @{author}, "tags": tags[@ != "b"], "mapped": tags[]{"v": @}}',
  'fn shop::card($p) = $p->{_id, "t": title.nb}; *[_type == "contentPage"]{"card": shop::card(product)}',
]
const PERSPECTIVES: Perspective[] = ['raw', 'published', 'drafts', ['rSpring', 'drafts']]
const CASES = PERSPECTIVES.flatMap((perspective) => COPIES.map((query) => ({ query, perspective })))

describe('a source map', () => {
  const dataset = shopDataset()

  it.each(CASES)('leads every copied string back to its place: $perspective $query', ({ query, perspective }) => {
    for (const keys of [true, 'withKeyArraySelector'] as const) {
      const { result, map } = mapOf(dataset, query, perspective, keys)
      const leaves = stringsIn(result).filter(({ path }) => !String(path.at(-1)).startsWith('_'))
      if (perspective === 'raw') expect(leaves.length).toBeGreaterThan(0)
      for (const leaf of leaves)
        expect(sourceOf(dataset, map, leaf), JSON.stringify(leaf)).toMatchObject({ value: leaf.value })
    }
  })

  it('names stored ids, not those that a perspective shows', () => {
    const { result, map } = mapOf(dataset, '*[_id == "product-skog"]{_id, "t": title.nb}', ['rSpring', 'drafts'])
    expect(result).toEqual([{ _id: 'product-skog', t: 'Vårjakke' }])
    expect(map.documents).toEqual([{ _id: 'versions.rSpring.product-skog', _type: 'product' }])
    expect(map.mappings["$[0]['t']"]).toEqual({
      type: 'value',
      source: { type: 'documentValue', document: 0, path: 1 },
    })
    expect(map.paths[1]).toBe("$['title']['nb']")
  })

  it('follows references to the document that the perspective shows', () => {
    const { map } = mapOf(dataset, '*[_id == "article-two"][0].product->title.nb', 'drafts')
    expect(map.documents).toEqual([{ _id: 'drafts.product-skog', _type: 'product' }])
    expect(Object.keys(map.mappings)).toEqual(['$'])
  })

  it('writes list items by their key only when asked to', () => {
    const query = '*[_id == "product-skog"][0]{"alts": images[].alt.nb, content}'
    expect(mapOf(dataset, query).map.paths).toEqual(["$['images'][0]['alt']['nb']", "$['content']"])
    const { map } = mapOf(dataset, query, 'raw', 'withKeyArraySelector')
    expect(map.paths[0]).toBe("$['images'][?(@._key=='i1')]['alt']['nb']")
    const text = {
      value: 'Ull',
      path: [
        'content',
        'nb',
        { _key: 'f1', _index: 1 },
        'content',
        { _key: 'b2', _index: 0 },
        'children',
        { _key: 'b20', _index: 0 },
        'text',
      ],
    }
    const keyed = ['f1', 'b2', 'b20'].map((_key) => ({ _key, _index: -1 }))
    expect(sourceOf(dataset, map, text)?.path).toEqual([
      'content',
      'nb',
      keyed[0],
      'content',
      keyed[1],
      'children',
      keyed[2],
      'text',
    ])
  })

  it('names no document for values that a query computes or contains', () => {
    const query =
      '*[_id == "product-skog"]{"a": "literal", "b": upper(title.nb), "c": title.nb + "!", "d": {"e": title, "f": 1}, "g": count(fit), "h": $lang}'
    const { result, map } = mapOf(dataset, query)
    const sources = Object.fromEntries(Object.entries(map.mappings).map(([at, { source }]) => [at, source.type]))
    expect(sources).toEqual({
      "$[0]['a']": 'literal',
      "$[0]['b']": 'unknown',
      "$[0]['c']": 'unknown',
      "$[0]['d']['e']": 'documentValue',
      "$[0]['d']['f']": 'literal',
      "$[0]['g']": 'unknown',
      "$[0]['h']": 'literal',
    })
    const claimed = stringsIn(result).filter((leaf) => sourceOf(dataset, map, leaf))
    expect(claimed.map(({ value }) => value)).toEqual(['Skogsjakke', 'Forest jacket'])
  })

  it('has no entry for the id that a perspective makes up', () => {
    const { map } = mapOf(dataset, '*[_id == "product-skog"][0]', 'drafts')
    expect(Object.keys(map.mappings)).not.toContain("$['_originalId']")
    expect(Object.keys(map.mappings)).not.toContain("$['_id']")
  })

  it('escapes names and keys as clients do', () => {
    const odd = shopDataset([{ _id: 'odd', _type: 'odd', "it's": { 'a\\b': 'x' }, list: [{ _key: "k'1", text: 'y' }] }])
    const { result, map } = mapOf(odd, '*[0]{..., "again": list[].text}', 'raw', 'withKeyArraySelector')
    expect(map.paths).toContain("$['list'][?(@._key=='k\\'1')]['text']")
    const leaf = stringsIn(result).find(({ value }) => value === 'x')
    expect(leaf && sourceOf(odd, map, leaf)?.value).toBe('x')
  })

  it('is left out unless asked for', () => {
    expect(runQuery(dataset, request('*[0]'))).not.toHaveProperty('resultSourceMap')
  })
})
