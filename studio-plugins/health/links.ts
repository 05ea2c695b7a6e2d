import type { Path } from 'sanity'
import type { Language } from '#web/routing/languages.ts'
import { linkFields } from '../link-guard/decorate.ts'
import { languageAt } from '../link-guard/rules.ts'
import { completeAddress } from '../link-guard/typed-address.ts'
import { isA, type Node } from './nodes.ts'

/** A link of a document: to another document, to an address of the shop, or to another site. */
export type Link = {
  readonly path: Path
  readonly language: Language | undefined
} & (
  | { readonly to: 'document'; readonly id: string; readonly isInText: boolean }
  | { readonly to: 'shop'; readonly address: string; readonly isTypedWithHost: boolean }
  | { readonly to: 'site'; readonly address: string }
)

/** The links that an object of a document holds itself. `site` is the origin of the shop. */
export function linksAt(node: Node, site: string): Link[] {
  if (node.isList) return []
  const { value, type, path } = node
  const language = languageAt([...path])
  if (isA(type, 'reference')) {
    const isInText = node.parent !== undefined && node.parent.type.name in linkFields
    return typeof value._ref === 'string' ? [{ to: 'document', id: value._ref, isInText, path, language }] : []
  }
  const fields = Object.keys(linkFields[type.name] ?? {})
  // A chosen page comes before an address, and buttons with another action have neither.
  if (value.reference || (typeof value.buttonType === 'string' && value.buttonType !== 'link')) return []
  return fields.flatMap((field): Link[] => {
    const typed = value[field]
    if (typeof typed !== 'string' || typed.trim() === '') return []
    const address = completeAddress(typed, site)
    const place = { path: [...path, field], language: languageAt([...path, field]) }
    if (address.startsWith('/') && !address.startsWith('//')) {
      return [{ ...place, to: 'shop', address, isTypedWithHost: !typed.trim().startsWith('/') }]
    }
    return /^https?:\/\//i.test(address) ? [{ ...place, to: 'site', address: withoutAnchor(address) }] : []
  })
}

/** As the backend names what it has asked for. */
function withoutAnchor(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  url.hash = ''
  return url.href
}
