import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../dataset.ts'
import type { Perspective } from '../perspective.ts'
import { NOW, resultOf } from './run-query.ts'
import { shopDataset } from './shop.ts'

const QUERIES = [
  '*',
  '*[_type == "product"]',
  '*[_type == $type && slug[$lang].current == $slug][0]',
  '*[_type == $type]{_id, "title": title[$lang], "path": "/" + $lang + "/" + slug[$lang].current}',
  '*[_type == "product"] | order(price desc){_id, price}',
  '*[_type == "product"] | order(price)[0...2]._id',
  '*[_type == "product"] | order(productState asc, title.nb desc)._id',
  '*[_type == "product"] | order(lower(title.nb)) [1..2] {title}',
  '*[_id in ["product-skog", "nobody", "siteSettings"]]._id',
  '*[_type in ["contentPage", "siteSettings"]]{..., "n": count(tags)}',
  '*[references("product-skog")]{_id, _type}',
  '*[references(["product-skog", "article-two"])]._id',
  '*[_type == "product"]{"type": clothingType->{title, "slug": slug.nb.current}}',
  '*[_type == "product"]{"type": clothingType->title.nb, "ref": clothingType._ref}',
  '*[_type == "product"]{"related": relatedProducts[]->{_id, "t": title.nb}}',
  '*[_type == "product"]{"related": relatedProducts[]->title.nb, "back": relatedProducts[]->relatedProducts[]->_id}',
  '*[_type == "product"].colors[].hex',
  '*[_type == "product"].colors[defined(hex2)].name',
  '*[_type == "product"]{colors[]{hex, "own": ^._id}}',
  '*[_type == "product"]{"others": *[_type == "product" && _id != ^._id]._id}',
  '*[_type == "clothingType"]{title, "products": *[_type == "product" && references(^._id)]{_id, "of": ^.title.en}}',
  '*[_type == "clothingType"]{"n": count(*[_type == "product" && clothingType._ref == ^._id])} | order(n desc)',
  '*[_type == "product"]{..., "extra": coalesce(seo.title.nb, title.nb, "none")}',
  '*[_type == "product"]{"x": coalesce(gone, null, "literal"), "y": coalesce(images[0].alt, {"nb": "none"})}',
  '*[_type == "product"]{_id, price > 1500 => {"dear": true, title}, defined(sizes) => {"sizes": sizes[0]}}',
  '*[_type == "product"]{"s": select(price > 1500 => "dear", price > 100 => title, "cheap")}',
  '*[_type == "product"]{"s": select(price > 1500 => "dear")}',
  '*[_type == "product"]{...clothingType->{title}, ...{"own": 1}, "a": [1, ..sizes]}'.replace('..sizes', '...sizes'),
  '*[_type == "product"]{"first": images[0], "last": images[-1], "some": images[0..0], "none": images[5]}',
  '*[_type == "product"]{images[gender == "men"]{alt, gender}, "n": images[gender == "men"][0].alt.nb}',
  '*[_type == "product" && "men" in fit]._id',
  '*[_type == "product" && price in 1000..2000]{_id, "r": price in 1..1299, "x": price in 1...1299}',
  '*[_type == "product" && title.nb match "skog*"]._id',
  '*[_type == "product" && [title.nb, title.en] match ["mountain", "tr*"]]._id',
  '*[_type == "product" && title.nb match "åpen ø"]._id',
  '*[_type == "product"] | score(title.nb match "skogsjakke", boost(price > 1500, 3)) {_id, _score}',
  '*[_type == "product"] | score(title.nb match "skog*" || productState == "preorder") [_score > 0]._id',
  '*[price == null]._id',
  '*[!defined(price)]._id',
  '*[!(price > 1000)]._id',
  '*[price > 1000 || productState == "testPhase"]._id',
  '*[_type == "product" && (price < 1000 || price == null)][0..5]._id',
  'count(*[_type == "product"])',
  '{"products": count(*[_type == "product"]), "settings": *[_id == "siteSettings"][0].shopName}',
  '[1, "a", true, null, {"b": [2]}, ...[3, 4]]',
  'array::unique(*[defined(productState)].productState)',
  'array::unique(*[_type == "contentPage" && defined(tags)].tags[])',
  'array::compact(*[_type == "product"].price)',
  'array::join(*[_type == "clothingType"] | order(priority).title.nb, ", ")',
  '*[_type == "product"]{"i": array::intersects(fit, ["men"])}',
  'math::sum(*[_type == "product" && defined(price)].price)',
  '{"min": math::min([3, 1, null]), "max": math::max([3, 1]), "avg": math::avg([1, 2]), "none": math::avg([])}',
  '*[_type == "product"]{"t": pt::text(content.nb), "b": pt::text(content.nb[0])}',
  '*{"u": upper(title.nb), "l": string::lower(title.en), "s": string::split(title.en, " "), "w": string::startsWith(_id, "prod")}',
  '*{"len": length(title.nb), "n": length(fit), "str": string(price), "r": round(price), "r1": round(price, 1)}',
  '*[dateTime(_createdAt) > dateTime("2026-02-01T00:00:00Z")]{_id, "d": dateTime(_createdAt), "age": dateTime(now()) - dateTime(_createdAt)}',
  '*[defined(_createdAt)] | order(dateTime(_createdAt) desc)._id',
  '{"now": now(), "then": dateTime(now()) + 60, "me": identity(), "p": sanity::projectId(), "d": sanity::dataset()}',
  '*[sanity::versionOf("product-skog")]._id',
  '*[sanity::partOfRelease("rSpring")]._id',
  '*[_id in path("drafts.**")]._id',
  '*[!(_id in path("versions.**"))]{_id}',
  '*[_type == "product"]{"sum": price + 1, "neg": -price, "pow": 2 ** 3 ** 2, "mod": 7 % 4, "div": price / 0, "cat": title + {"sv": "x"}, "list": fit + sizes}',
  '*[_type == "product"]{"p": @.price, "me": @{_id}, "g": (title).nb, "q": title["en"]}',
  '*[_type == "product"]{"content": content.nb[]{..., _type == "factBox" => {"inner": content[].children[].text}}}',
  '*[_type == "product"]{"texts": content.nb[].children[].text, "deep": content.nb[_type == "block"].children[0].text}',
  '*[_type == "contentPage"]{"p": product->{title, "t": clothingType->title, "up": ^._id, "rel": relatedProducts[]->{"up2": ^.^._id}}}',
  '*[_type == "contentPage"] | order(publishedAt desc){_id, "next": relatedPages[0]->{_id, author}}',
  '*[_type == "product"][0...3] | {_id}',
  '*[_type == "product"]._id[0]',
  '(*[_type == "product"] | order(price))[0]{"a": price}',
  '*[_type == "product"][defined(slug)][price > 1000]{_id}',
  '*[_id == "product-skog"][0].relatedProducts[0]->title',
  '*[_type == "product" && clothingType->slug.nb.current == "jakker"]._id',
  '*[_type == "product" && count(colors[hex match "#0*"]) > 0]._id',
  '*[_type == "product" && _id in *[_type == "contentPage"].product._ref]._id',
  '*[title.nb < "M"] | order(_id) {_id, "eq": title.nb == title.en, "ne": price != 5}',
  '*[_type == "product"]{"has": "S" in sizes, "all": !("S" in sizes), "nul": null in sizes}',
  '*[$flag]._id',
  '*[_type == "nothing"]',
  '*[_type == "nothing"][0]',
  '*[_type == "nothing"][0].a.b[]->c',
  '$list[a == 1]{a, "b": ^.x}',
  '*[_type == "product"]{"and": price > 1 && null, "or": null || price > 1, "not": !null}',
  '*[_type == "product"] | order(null) | order(_id desc) ._id',
  'fn shop::card($p) = $p{_id, "t": title.nb}; *[_type == "contentPage"]{"card": shop::card(product->)}',
  '*[_type == "product"]{"a": images[]{"alt": coalesce(alt.en, alt.nb)}.alt}',
  '{"release_rSpring": *[sanity::partOfRelease("rSpring")]{_updatedAt, "docId": string::split(_id, ".")[2] } | order(_updatedAt desc),}{"_.releases.rSpring": {"updatedAt": release_rSpring[0]._updatedAt, "documentIds": release_rSpring[].docId,},}',
  '*[_type == "system.release" && _id in path("_.releases.*")]{_id, state, "metadata": {"title": coalesce(metadata.title, "none")}}',
  '*[references($slug) && _system.group._ref != $slug]{_id} | order(_updatedAt desc)',
  '*[_type in [$type]]{_type, _id, _originalId, "orderings": [title.nb, price]} | order(select(defined(orderings[1]) => 0, 1), orderings[1] desc, lower(orderings[0]) asc)[0...3]',
  '*[_type == "product"] | order(_id)[1..2]{_id}[0]',
  '*[_type == "product"]{_id}[1...3]',
  '*[_type == "product"]{_id}[3...1]',
  '*[_type == "product"].title.nb[0...2]',
  '*[_type == "product"]{"t": title.nb}[-2..-1]',
  '*[1.5]',
  '*[_type == "product"]["nb" in fit || true][-1]._id',
  '*[_type=="siteSettings"][0]{"c": currencies[@ != "NOK"], "m": currencies[]{"v": @}, "a": campaignBanner{active}}',
  '{"any": diff::changedAny({"a": 1, "b": {"c": 2}}, {"a": 1, "b": {"c": 3}}, b.c), "none": diff::changedAny({"a": 1, "b": 2}, {"a": 1, "b": 3}, a)}',
  '{"only": diff::changedOnly({"a": 1, "b": 2}, {"a": 1, "b": 3}, (b, c)), "more": diff::changedOnly({"a": 1, "b": 2}, {"a": 2, "b": 3}, b)}',
  '{"longer": diff::changedAny({"l": [{"n": 1}]}, {"l": [{"n": 1}, {"n": 2}]}, l[].n), "item": diff::changedOnly({"l": [{"n": 1}, {"n": 2}]}, {"l": [{"n": 1}, {"n": 3}]}, l[n == 2])}',
  '{"nested": diff::changedAny({"l": [{"n": 1, "m": 1}]}, {"l": [{"n": 1, "m": 2}]}, l[].(n, m)), "new": diff::changedAny(null, {"a": 1}, a), "same": diff::changedOnly({"a": [1, null]}, {"a": [1, null]}, b)}',
  '*[_type == "product"]{"t": diff::changedAny(@, *[_type == "product"][0], title.nb), "c": diff::changedOnly(@, *[_type == "product"][0], (colors[].hex, _id))}',
  '{"where": diff::changedAny({"a": {"_key": "k", "v": 1}}, {"a": {"_key": "k", "v": 2}}, anywhere(_key == "k"))}',
]

const PERSPECTIVES: Perspective[] = ['raw', 'published', 'drafts']
const PARAMS = { type: 'product', lang: 'nb', slug: 'skogsjakke', flag: true, list: [{ a: 1 }, { a: 2 }, 3] }

async function reference(dataset: Dataset, perspective: Perspective, query: string): Promise<unknown> {
  const documents = [...dataset.view(perspective).entries()].map((entry) => entry.seen)
  const sanity = { projectId: 'tretopp', dataset: 'production' }
  const options = { dataset: documents, timestamp: NOW, identity: 'kari', sanity }
  const value = await evaluate(parse(query, { params: PARAMS }), options)
  return JSON.parse(JSON.stringify(await value.get())) as unknown
}

describe.each(PERSPECTIVES)('under the %s perspective', (perspective) => {
  const dataset = shopDataset()

  it.each(QUERIES)('gives the result of groq-js: %s', async (query) => {
    expect(resultOf(dataset, query, { perspective, params: PARAMS })).toEqual(
      await reference(dataset, perspective, query),
    )
  })
})
