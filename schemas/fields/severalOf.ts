import { defineArrayMember } from 'sanity'

type Options = readonly { readonly title: string; readonly value: string }[]

/**
 * Type and options of a field for several of the options, shown as checkboxes. The members repeat the options because
 * typegen reads the union of values from there.
 */
export function severalOf(options: Options) {
  const list = [...options]
  return {
    type: 'array' as const,
    of: [defineArrayMember({ type: 'string', options: { list } })],
    options: { list, layout: 'grid' as const },
  }
}
