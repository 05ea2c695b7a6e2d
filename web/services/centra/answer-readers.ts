import { readSelection, readShortage } from './selection.ts'

/** Everything that checks answers with zod, to be loaded once by whoever asks first (load-readers.ts). */
export const readers = { selection: readSelection, shortage: readShortage } as const
