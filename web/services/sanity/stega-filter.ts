import type { FilterDefault } from '@sanity/client'

/**
 * Fields whose values are addresses, codes, dates, choices or search-engine texts, at any depth of a path: an invisible
 * character would break what they are used for.
 */
const neverEncoded = new Set([
  'slug',
  'path',
  'seo',
  'alt',
  'href',
  'url',
  'link',
  'linkEn',
  'linkNb',
  'from',
  'to',
  'html',
  'hex',
  'hex2',
  'colorHex',
  'gender',
  'genders',
  'fit',
  'sizes',
  'lengths',
  'centraId',
  'productState',
  'crowdfundingDate',
  'publishedAt',
  'showTo',
  'platform',
  'contactEmail',
  'contactPhone',
  'organisationNumber',
  'currencies',
  'buttonType',
  'align',
  'style',
  'listItem',
  'marks',
  'markDefs',
  'asset',
  'metadata',
])

/**
 * Decides which texts carry the invisible marks that make them clickable in the preview. Localised texts always do (the
 * client's own rule knows `slug.current`, not `slug.nb.current`); the rest follows the client's rule.
 */
export const encodesAsStega: FilterDefault = ({ filterDefault, ...props }) => {
  const fields = props.sourcePath.filter((part) => typeof part === 'string')
  if (fields.some((field) => field.startsWith('_') || neverEncoded.has(field))) return false
  const last = fields.at(-1)
  return last === 'nb' || last === 'en' || filterDefault({ filterDefault, ...props })
}
