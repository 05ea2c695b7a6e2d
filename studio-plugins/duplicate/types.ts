export type DuplicateOptions = {
  /** Field with the title per language. */
  readonly titleField: string
  /** What marks a title as that of a copy, by language. */
  readonly words: Readonly<Record<string, string>>
  /** Types of the fields that hold a document's own address. */
  readonly addressTypes: readonly string[]
  /** Other fields with an address of the document, by its type. */
  readonly addressFields: Readonly<Record<string, readonly string[]>>
}
