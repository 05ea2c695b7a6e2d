import type { ComponentType } from 'react'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder, UserComponent } from 'sanity/structure'
import { type ModelText, t as modelText } from '#schemas/norwegian.ts'
import { type OwnText, t } from './norwegian.ts'

const apiVersion = '2026-01-01'

/** A list item of the structure, and the document types that it leads to. */
export type Entry = {
  readonly id: string
  readonly types: readonly string[]
  readonly item: (S: StructureBuilder) => ListItemBuilder
}

export type Section = {
  readonly id: string
  readonly title: OwnText
  readonly icon: ComponentType
  readonly entries: readonly Entry[]
}

export function singleton(type: string, title: OwnText): Entry {
  const item = (S: StructureBuilder) =>
    S.listItem()
      .id(type)
      .title(t(title))
      .schemaType(type)
      .child(S.document().schemaType(type).documentId(type).title(t(title)))
  return { id: type, types: [type], item }
}

/** The default ordering of a type: the first in its schema. */
function defaultOrdering(S: StructureBuilder, type: string): SortOrderingItem[] {
  const schemaType = S.context.schema.get(type)
  const orderings = schemaType && 'orderings' in schemaType ? schemaType.orderings : undefined
  return orderings?.[0]?.by ?? []
}

/** The menu items for ordering and layout, which Sanity adds to lists of a whole type, but not to filtered ones. */
const orderingMenuItems = (S: StructureBuilder, type: string) => S.documentTypeList(type).getMenuItems() ?? []

type Filtered = { id: string; title: string; type: string; filter: string; params?: Record<string, string> }

/**
 * A filtered list of a type. Callers set the initial value templates last, since every other call infers them again.
 */
function filteredList(S: StructureBuilder, { id, title, type, filter, params }: Filtered) {
  return S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(apiVersion)
    .filter(`_type == $type && (${filter})`)
    .params({ ...params, type })
    .menuItems(orderingMenuItems(S, type))
    .defaultOrdering(defaultOrdering(S, type))
}

/** All documents of a type. */
export function allOf(type: string, title: OwnText): Entry {
  const list = (S: StructureBuilder) =>
    S.documentTypeList(type).title(t(title)).defaultOrdering(defaultOrdering(S, type))
  const item = (S: StructureBuilder) => S.documentTypeListItem(type).id(`all-${type}`).title(t(title)).child(list(S))
  return { id: `all-${type}`, types: [type], item }
}

/** The Norwegian title of a document; a draft's title comes before the published one. */
async function titleOf(S: StructureBuilder, id: string): Promise<string | undefined> {
  const client = S.context.getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const title = await client.fetch<string | null>('*[_id == $id][0].title.nb', { id }).catch(() => null)
  return title ?? undefined
}

type Group = { id: string; title: OwnText; icon: ComponentType; type: string }

type Grouping = Group & { field: string }

const groupItem = (S: StructureBuilder, { id, title, icon }: Group) => S.listItem().id(id).title(t(title)).icon(icon)

/** Documents of a type by a document that they refer to, for example products by clothing type. */
export function byReference(group: Grouping & { target: string; template: string }): Entry {
  const listOf = async (S: StructureBuilder, target: string) =>
    filteredList(S, {
      id: target,
      title: (await titleOf(S, target)) ?? t(group.title),
      type: group.type,
      filter: `${group.field}._ref == $target`,
      params: { target },
    }).initialValueTemplates([S.initialValueTemplateItem(group.template, { target })])
  const child = (S: StructureBuilder) =>
    filteredList(S, { id: group.id, title: t(group.title), type: group.target, filter: 'true' })
      // Otherwise links to its documents would open the list below instead of the form.
      .canHandleIntent(() => false)
      .child((target) => listOf(S, target))
      .initialValueTemplates([])
  return { id: group.id, types: [group.type], item: (S) => groupItem(S, group).child(() => child(S)) }
}

/** The documents of a type that match a filter in GROQ. */
export function matching(group: Group & { filter: string }): Entry {
  const item = (S: StructureBuilder) =>
    groupItem(S, group).child(filteredList(S, { ...group, title: t(group.title) }).initialValueTemplates([]))
  return { id: group.id, types: [group.type], item }
}

/** A custom pane; documents of the type open to its right. */
export function pane({ id, title, icon, type, component }: Group & { component: UserComponent }): Entry {
  const child = (S: StructureBuilder) =>
    S.component(component)
      .id(id)
      .title(t(title))
      .child((documentId: string) => S.document().documentId(documentId).schemaType(type))
  return { id, types: [type], item: (S) => groupItem(S, { id, title, icon, type }).child(() => child(S)) }
}

type Option = { readonly title: ModelText; readonly value: string }

/** Documents of a type by the value of a field, for example products by state. */
export function byValue(group: Grouping & { options: readonly Option[]; template: string }): Entry {
  const listOf = (S: StructureBuilder, { title, value }: Option) =>
    filteredList(S, {
      id: value,
      title: modelText(title),
      type: group.type,
      filter: `${group.field} == $value`,
      params: { value },
    }).initialValueTemplates([S.initialValueTemplateItem(group.template, { value })])
  const options = (S: StructureBuilder) =>
    S.list()
      .id(group.id)
      .title(t(group.title))
      .items(
        group.options.map((option) =>
          S.listItem().id(option.value).title(modelText(option.title)).icon(group.icon).child(listOf(S, option)),
        ),
      )
  return { id: group.id, types: [group.type], item: (S) => groupItem(S, group).child(options(S)) }
}
