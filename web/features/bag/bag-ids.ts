/** The sidebar, and the button in the header that opens and closes it. */
export const bagId = 'bag'
export const bagButtonId = 'bag-button'
