/** The inspector's name in the address of a form. */
export const INSPECTOR = 'health'
