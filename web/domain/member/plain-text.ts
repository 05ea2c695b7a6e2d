import { z } from 'zod'
import { BLANK_LETTERS, stackedMarks } from './odd-characters.ts'

type Bounds = { readonly min: number; readonly max: number }

/**
 * Control characters other than line breaks and tabs, and characters that turn the direction of the text around them.
 */
const forbidden = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u
const onlyInvisible = new RegExp(`^[\\s\\p{Cf}${BLANK_LETTERS}]*$`, 'u')

/**
 * A public text by a member, `min` to `max` characters: line endings normalised, at most one empty line in a row, no
 * text of invisible characters only. `missing` is the code for a text that is too short.
 */
export function plainTextSchema({ min, max }: Bounds, missing: `api:${string}`) {
  return z
    .string({ error: missing })
    .max(max * 2, 'api:textTooLong')
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(min, missing)
        .max(max, 'api:textTooLong')
        .refine((text) => !onlyInvisible.test(text), missing)
        .refine((text) => !forbidden.test(text) && !stackedMarks.test(text), 'api:textHasControlCharacters'),
    )
}
