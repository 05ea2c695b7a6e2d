import { type DemoDocument, document } from '../builders/document.ts'

const REDIRECTS = [
  { key: 'nb-butikken', from: '/nb/butikken', to: '/nb/kundeservice/kontakt-oss' },
  { key: 'en-story-of-skumring', from: '/en/journal/the-story-of-skumring', to: '/en/journal/from-drawing-to-anorak' },
]

/** Addresses that the shop once had; renamed slugs add theirs by themselves in the Studio. */
export function redirects(): DemoDocument[] {
  return REDIRECTS.map(({ key, from, to }) =>
    document({ _id: `redirect-${key}`, _type: 'redirect', from, to, permanent: true }),
  )
}
