import { redirectId } from '#web/routing/redirects/plan.ts'
import { type DemoDocument, document } from '../builders/document.ts'

const REDIRECTS = [
  { from: '/nb/butikken', to: '/nb/kundeservice/kontakt-oss' },
  { from: '/en/journal/the-story-of-skumring', to: '/en/journal/from-drawing-to-jacket' },
]

/** Addresses that the shop once had; renamed slugs add theirs by themselves in the Studio. */
export function redirects(): DemoDocument[] {
  return REDIRECTS.map(({ from, to }) =>
    document({ _id: redirectId(from), _type: 'redirect', from, to, permanent: true }),
  )
}
