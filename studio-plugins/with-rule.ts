import type { Rule } from 'sanity'

export type OwnRule = (rule: Rule) => Rule

function rulesOf(validation: unknown, rule: Rule): unknown[] {
  if (typeof validation !== 'function') return validation ? [validation] : []
  const rules: unknown = validation(rule)
  return Array.isArray(rules) ? rules : [rules]
}

/** The definition of a type or field with an additional validation rule. */
export function withRule<T extends object>(definition: T, own: OwnRule): T {
  const existing = 'validation' in definition ? definition.validation : undefined
  return { ...definition, validation: (rule: Rule) => [...rulesOf(existing, rule), own(rule)] }
}
