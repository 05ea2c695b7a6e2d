import type { ComponentType } from 'react'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'

const apiVersion = '2026-01-01'

/** A line of the structure, and the document types that an editor reaches through it. */
export type Entry = {
  readonly id: string
  readonly types: readonly string[]
  readonly item: (S: StructureBuilder) => ListItemBuilder
}

export type Section = {
  readonly id: string
  readonly title: string
  readonly icon: ComponentType
  readonly entries: readonly Entry[]
}

/** The one document of a type. */
export function singleton(type: string, title: string): Entry {
  const item = (S: StructureBuilder) =>
    S.listItem()
      .id(type)
      .title(title)
      .schemaType(type)
      .child(S.document().schemaType(type).documentId(type).title(title))
  return { id: type, types: [type], item }
}

/** The order that a list of the type begins with: the first of those that its schema offers. */
function firstOrder(S: StructureBuilder, type: string): SortOrderingItem[] {
  const schemaType = S.context.schema.get(type)
  const orderings = schemaType && 'orderings' in schemaType ? schemaType.orderings : undefined
  return orderings?.[0]?.by ?? []
}

/** All documents of a type. */
export function allOf(type: string, title: string): Entry {
  const list = (S: StructureBuilder) => S.documentTypeList(type).title(title).defaultOrdering(firstOrder(S, type))
  const item = (S: StructureBuilder) => S.documentTypeListItem(type).id(`all-${type}`).title(title).child(list(S))
  return { id: `all-${type}`, types: [type], item }
}

type Grouping = { id: string; title: string; icon: ComponentType; type: string; field: string }

/** Documents of a type by a document that they refer to, for example products by clothing type. */
export function byReference(group: Grouping & { target: string; template: string }): Entry {
  const child = (S: StructureBuilder) =>
    S.documentList()
      .id(group.id)
      .title(group.title)
      .schemaType(group.target)
      .apiVersion(apiVersion)
      // A list of all documents of a type would claim the links to them, and open the list below instead of the form.
      .filter('_type == $target')
      .params({ target: group.target })
      .canHandleIntent(() => false)
      .defaultOrdering(firstOrder(S, group.target))
      .initialValueTemplates([])
      .child((target) =>
        S.documentList()
          .id(target)
          .title(group.title)
          .schemaType(group.type)
          .defaultOrdering(firstOrder(S, group.type))
          .apiVersion(apiVersion)
          .filter(`_type == $type && ${group.field}._ref == $target`)
          .params({ type: group.type, target })
          .initialValueTemplates([S.initialValueTemplateItem(group.template, { target })]),
      )
  const item = (S: StructureBuilder) =>
    S.listItem()
      .id(group.id)
      .title(group.title)
      .icon(group.icon)
      .child(() => child(S))
  return { id: group.id, types: [group.type], item }
}

/** Documents of a type that something is the matter with; `filter` is GROQ over `@`. */
export function matching(group: {
  id: string
  title: string
  icon: ComponentType
  type: string
  filter: string
}): Entry {
  const item = (S: StructureBuilder) =>
    S.listItem()
      .id(group.id)
      .title(group.title)
      .icon(group.icon)
      .child(
        S.documentList()
          .id(group.id)
          .title(group.title)
          .schemaType(group.type)
          .defaultOrdering(firstOrder(S, group.type))
          .apiVersion(apiVersion)
          .filter(`_type == $type && (${group.filter})`)
          .params({ type: group.type })
          .initialValueTemplates([]),
      )
  return { id: group.id, types: [group.type], item }
}

type Option = { readonly title: string; readonly value: string }

/** Documents of a type by the value of a field, for example products by state. */
export function byValue(group: Grouping & { options: readonly Option[]; template: string }): Entry {
  const listOf = (S: StructureBuilder, { title, value }: Option) =>
    S.documentList()
      .id(value)
      .title(title)
      .schemaType(group.type)
      .defaultOrdering(firstOrder(S, group.type))
      .apiVersion(apiVersion)
      .filter(`_type == $type && ${group.field} == $value`)
      .params({ type: group.type, value })
      .initialValueTemplates([S.initialValueTemplateItem(group.template, { value })])
  const item = (S: StructureBuilder) =>
    S.listItem()
      .id(group.id)
      .title(group.title)
      .icon(group.icon)
      .child(
        S.list()
          .id(group.id)
          .title(group.title)
          .items(
            group.options.map((option) =>
              S.listItem().id(option.value).title(option.title).icon(group.icon).child(listOf(S, option)),
            ),
          ),
      )
  return { id: group.id, types: [group.type], item }
}
