import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Arguments for a Node process that ends with this one. */
export const ENDS_WITH_PARENT = ['--import', pathToFileURL(`${root}/scripts/stack/end-with-parent.mjs`).href]
