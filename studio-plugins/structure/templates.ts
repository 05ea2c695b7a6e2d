import type { Template } from 'sanity'

type Start = Pick<Template, 'id' | 'title' | 'schemaType'> & { parameter: string; value: (given: string) => object }

function startingWith({ id, title, schemaType, parameter, value }: Start): Template {
  return {
    id,
    title,
    schemaType,
    parameters: [{ name: parameter, type: 'string' }],
    value: (given: Record<string, string>) => value(given[parameter] ?? ''),
  }
}

const reference = (field: string) => (target: string) => ({
  [field]: { _type: 'reference', _ref: target, _weak: true },
})

/** New documents in a filtered list start with the value of the filter. */
export const templates: Template[] = [
  startingWith({
    id: 'product-of-clothing-type',
    title: 'Product',
    schemaType: 'product',
    parameter: 'target',
    value: reference('clothingType'),
  }),
  startingWith({
    id: 'product-in-state',
    title: 'Product',
    schemaType: 'product',
    parameter: 'value',
    value: (productState) => ({ productState }),
  }),
  startingWith({
    id: 'page-in-category',
    title: 'Page',
    schemaType: 'page',
    parameter: 'target',
    value: reference('category'),
  }),
  startingWith({
    id: 'article-in-category',
    title: 'Article',
    schemaType: 'contentPage',
    parameter: 'target',
    value: reference('category'),
  }),
]

const templateIds = new Set(templates.map(({ id }) => id))

/** Removes the templates of filtered lists from the global “new document” menu. */
export function withoutListTemplates<Item extends { templateId: string }>(items: Item[]): Item[] {
  return items.filter(({ templateId }) => !templateIds.has(templateId))
}
