/** Lists up to this size are sent to browsers as a whole, which then filter them without asking again. */
export const WHOLE_LIST_SIZE = 200

/** The most products in one response. */
export const MAX_LISTED = 240
