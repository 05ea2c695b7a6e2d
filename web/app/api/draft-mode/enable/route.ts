import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { nextSanityClient } from '../../../../services/sanity/next-sanity-client.ts'

/**
 * Opens draft mode for an editor who comes from the Studio with a secret that the Studio has just written to the lake.
 * The secret expires there; without a valid one the answer is 401, and the way on stays on this site.
 */
export const { GET } = defineEnableDraftMode({ client: nextSanityClient })
