/** Cache tag of the addresses of all pages and of where old ones lead. */
export const routesTag = 'routes'
