/** A Mendoza patch: a flat list of the operations below and their operands. https://github.com/sanity-io/mendoza */
export type MendozaPatch = unknown[]

/** The Mendoza operations that the encoder uses, by their number in a patch. */
export const VALUE = 0
/** Enter the field at an index of the input's sorted keys; the output starts as a copy of it. */
export const PUSH_FIELD_COPY = 10
/** Enter a field; the output starts empty. */
export const PUSH_FIELD_BLANK = 11
export const PUSH_ELEMENT_COPY = 12
export const PUSH_ELEMENT_BLANK = 13
/** Leave a field and store the output under the same key. */
export const POP_INTO_FIELD = 15
/** Leave an element and append the output to the array. */
export const POP_INTO_ARRAY = 16
export const SET_FIELD = 17
export const DELETE_FIELD = 19
export const APPEND_VALUE = 20
export const APPEND_ELEMENTS = 21
export const APPEND_STRING = 22
/** Operands are UTF-8 byte offsets. */
export const APPEND_SUBSTRING = 23
