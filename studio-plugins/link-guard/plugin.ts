import { definePlugin } from 'sanity'
import { guardLinks } from './decorate.ts'

/**
 * Validates addresses and links with the storefront's link rules: two documents cannot share an address or hide a page of the shop, and links
 * to pages that do not exist have a warning.
 */
export const linkGuard = definePlugin({
  name: 'link-guard',
  schema: { types: (types) => guardLinks(types) },
})
