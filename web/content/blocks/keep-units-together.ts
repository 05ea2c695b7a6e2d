import { keepTogether } from '#web/i18n/keep-together.ts'

/** A rich text whose running text, in blocks inside blocks too, breaks no line between a figure and its unit. */
export function keepUnitsTogether<Value>(value: Value): Value
export function keepUnitsTogether(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => keepUnitsTogether(member))
  if (!isRecord(value)) return value
  if (value._type === 'span' && typeof value.text === 'string') return { ...value, text: keepTogether(value.text) }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keepUnitsTogether(field)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
