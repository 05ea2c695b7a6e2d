/**
 * Letters that are invisible although they are not white space: fillers of Hangul, and the empty pattern of braille.
 */
export const BLANK_LETTERS = '\\u115F\\u1160\\u2800\\u3164\\uFFA0'

/** More marks on one letter than any script needs: they would cover the lines above and below. */
export const stackedMarks = /\p{M}{9,}/u
