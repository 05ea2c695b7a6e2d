import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Arguments for a Node that shall not outlive this process. */
export const ENDS_WITH_PARENT = ['--import', pathToFileURL(`${root}/scripts/stack/end-with-parent.mjs`).href]
