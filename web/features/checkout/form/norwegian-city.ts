import cities from './norwegian-cities.json' with { type: 'json' }

/** The city of a Norwegian postcode, `Oslo`; undefined for a code that is not in use. */
export function norwegianCity(postcode: string): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  // Codes are separated by spaces, so four digits can only be found where one of them is.
  return Object.entries(cities).find(([, postcodes]) => postcodes.includes(postcode))?.[0]
}
