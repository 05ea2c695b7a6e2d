/** A mail in both forms, ready to be sent. */
export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt, so that a mail server that got it twice can tell. Without angle brackets. */
  readonly messageId: string
  /** Where one POST unsubscribes the reader (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** `rejected`: the server refuses this mail for good. `unreachable`: another try may work. */
export type MailOutcome = 'sent' | 'rejected' | 'unreachable'
