import { definePlugin } from 'sanity'
import { guardLinks } from './decorate.ts'

/**
 * Guards addresses and links by the storefront's own link rules: two documents cannot share an address or hide a page of
 * the shop, and links to pages that do not exist are pointed out.
 */
export const linkGuard = definePlugin({
  name: 'link-guard',
  schema: { types: (types) => guardLinks(types) },
})
