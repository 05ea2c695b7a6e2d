import { randomBytes } from 'node:crypto'

/**
 * A word that no page has and that no word of the shop is near, whatever the search joins, splits or corrects: 24
 * letters of four that do not stand together in Norwegian or English.
 */
export function madeUpWord(): string {
  return [...randomBytes(6)]
    .flatMap((byte) => [byte >> 6, (byte >> 4) & 3, (byte >> 2) & 3, byte & 3])
    .map((letter) => 'qxzw'[letter])
    .join('')
}
