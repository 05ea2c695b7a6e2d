import { personToken } from '#tests/builders/person-token.ts'
import { testAddresses } from '#tests/setup/addresses.ts'

/** The headers of a call that an editor's Studio makes. */
export async function staffHeaders(): Promise<{ readonly origin: string; readonly authorization: string }> {
  const token = await personToken(testAddresses.SANITY_STUDIO_API_HOST, 'pola')
  return { origin: testAddresses.STUDIO_ORIGIN, authorization: `Bearer ${token}` }
}
