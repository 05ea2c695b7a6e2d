import type { PictureName } from '../pictures-plan.ts'
import { type LocaleString, localeString, type Text } from './localised.ts'

export interface Reference {
  _type: 'reference'
  _ref: string
  _weak?: true
}

function reference(id: string): Reference {
  return { _type: 'reference', _ref: id }
}

/** To another document: as in the schemas, either can do without the other. */
export function weakReference(id: string): Reference {
  return { ...reference(id), _weak: true }
}

/** Stands in for an asset id until the picture has been drawn and its content hash is known. */
export const PICTURE_PREFIX = 'picture:'

export function pictureReference(name: PictureName): Reference {
  return reference(`${PICTURE_PREFIX}${name}`)
}

export interface AccessibleImage {
  _type: 'accessibleImage'
  asset: Reference
  alt: LocaleString
}

export function accessibleImage(name: PictureName, alt: Text): AccessibleImage {
  return { _type: 'accessibleImage', asset: pictureReference(name), alt: localeString(alt) }
}
