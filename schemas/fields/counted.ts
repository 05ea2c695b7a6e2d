/**
 * The number of members in a list, as text for previews: `No rows`, `1 row`, `2 rows`. Anything but a list counts as
 * empty.
 */
export function counted(list: unknown, one: string, many = `${one}s`): string {
  const count = Array.isArray(list) ? list.length : 0
  return `${count || 'No'} ${count === 1 ? one : many}`
}
