import type { SchemaTypeDefinition } from 'sanity'
import { routableTypes } from '#web/routing/site-pages.ts'
import { type OwnRule, withRule } from '../with-rule.ts'
import { noRedirectLoop } from './redirect-loop.ts'
import { reachableAddress, warnDeadLink, warnDeadReference } from './rules.ts'

/** Fields that hold links, by the type that they belong to. */
export const linkFields: Record<string, Record<string, readonly OwnRule[]>> = {
  link: { href: [warnDeadLink], reference: [warnDeadReference] },
  button: { url: [warnDeadLink], reference: [warnDeadReference] },
  carouselSlide: { url: [warnDeadLink] },
  menuRoute: { linkNb: [warnDeadLink], linkEn: [warnDeadLink] },
  menuItem: { linkNb: [warnDeadLink], linkEn: [warnDeadLink] },
  redirect: { to: [warnDeadLink, noRedirectLoop] },
}

const isRoutable = (name: string) => routableTypes.some((type) => type === name)

/** The schema with the guard's rules added to everything that has or holds an address. */
export function guardLinks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const own = linkFields[type.name]
    const guarded = isRoutable(type.name) ? withRule(type, reachableAddress) : type
    if (!own || !('fields' in guarded) || !Array.isArray(guarded.fields)) return guarded
    const fields = guarded.fields.map((field) => {
      const rules = own[field.name] ?? []
      return rules.reduce((guardedField, rule) => withRule(guardedField, rule), field)
    })
    return { ...guarded, fields }
  })
}
