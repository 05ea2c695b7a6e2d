/** What the calendar shows besides releases and scheduled documents. */
export type CalendarOptions = {
  /** GROQ of a document's title. */
  readonly title: string
  /** Documents with a last day in a `date` field. */
  readonly campaigns?: {
    readonly type: string
    /** GROQ: which of them have a campaign. */
    readonly filter: string
    readonly lastDay: string
  }
  /** What the storefront's backend knows of deliveries. */
  readonly deliveries?: {
    /** Origin of the storefront. */
    readonly site: string
    readonly type: string
    /** GROQ: which of the type are delivered later. */
    readonly filter: string
    /** The field with the product's number on the commerce platform. */
    readonly productNumber: string
    /** The tool's place in which deliveries are edited. */
    readonly tool: string
  }
  /** Documents of which a part is shown from a moment until another, each of them a `datetime` field. */
  readonly windows?: readonly WindowOptions[]
}

export type WindowOptions = {
  readonly kind: 'splash' | 'banner'
  readonly id: string
  readonly type: string
  /** GROQ of what it says. */
  readonly title: string
  readonly from: string
  readonly to: string
  /** The field that switches it on. */
  readonly active: string
}
