/**
 * In place of the package `process`, which Next adds to every page for those that ask where they run: in a browser the
 * environment is empty.
 */
export const env = {}
