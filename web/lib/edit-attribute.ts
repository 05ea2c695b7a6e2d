import { createDataAttribute } from 'next-sanity'

/** A document that an editor can open. */
export type EditableDocument = { readonly _id: string; readonly _type: string }

/**
 * Value of `data-sanity` that makes an element open a field in the Studio; `undefined` outside draft mode. `path` is
 * the field's path in the document, e.g. `heroImage` or `images[_key=="a1"]`.
 */
export type EditAttribute = (doc: EditableDocument, path: string) => string | undefined

/** The attribute for a Studio at this origin. */
export function createEditAttribute(studio: {
  readonly baseUrl: string
  readonly projectId: string
  readonly dataset: string
}): EditAttribute {
  return (doc, path) => createDataAttribute({ ...studio, id: doc._id, type: doc._type, path }).toString()
}
