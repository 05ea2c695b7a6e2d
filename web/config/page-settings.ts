import type { ClientSettings } from './client-settings.ts'

const text = globalThis.document?.documentElement?.dataset.settings

/**
 * The settings of the page's storefront. Read once, because the page of a failed layout has a root of its own. Empty
 * where there is no page of the site.
 */
export const pageSettings: Partial<ClientSettings> = text ? JSON.parse(text) : {}
