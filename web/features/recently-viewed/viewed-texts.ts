export type ViewedTexts = {
  readonly heading: string
  readonly colours: string
  /** By product state. */
  readonly tags: Readonly<Record<string, string>>
}
