/** The `type` of the message with which the Studio's form sends the text being written to the preview next to it. */
export const liveDocumentType = 'tretopp/live-document'

/** The document as the form shows it, and as it was before the last change. */
export type LiveDocumentMessage = {
  readonly type: typeof liveDocumentType
  readonly document: LiveDocument
  readonly before: LiveDocument
}

export type LiveDocument = { readonly _id: string; readonly [field: string]: unknown }
