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

/** A weak reference to another document, as in the schemas. */
export function weakReference(id: string): Reference {
  return { ...reference(id), _weak: true }
}

/** A placeholder for the asset id until the picture has been drawn and its content hash is known. */
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
