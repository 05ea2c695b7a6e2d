import { ENDS_WITH_PARENT } from '#scripts/stack/root.ts'

/** Arguments for a Node process of a test: it starts quickly, and ends with the test's. */
export const processOptions = [...ENDS_WITH_PARENT, '--import', new URL('./known-formats.mjs', import.meta.url).href]
