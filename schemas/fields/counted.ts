import { t } from '../norwegian.ts'

const texts = {
  column: ['No columns', '1 column', '{count} columns'],
  item: ['No items', '1 item', '{count} items'],
  link: ['No links', '1 link', '{count} links'],
  row: ['No rows', '1 row', '{count} rows'],
} as const

/**
 * The number of members in a list, as text for previews: `No rows`, `1 row`, `2 rows`. Anything but a list counts as
 * empty.
 */
export function counted(list: unknown, kind: keyof typeof texts): string {
  const count = Array.isArray(list) ? list.length : 0
  const [none, one, several] = texts[kind]
  return count === 0 ? t(none) : count === 1 ? t(one) : t(several, { count })
}
