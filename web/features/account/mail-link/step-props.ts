import type { SectionProps } from '../account-texts.ts'

/** The result with which the visitor leaves the page of a link; the account page then shows it. */
export type LinkOutcome = { readonly text: string; readonly isVerified: boolean }

export type LinkProps = SectionProps & {
  token: string
  /** Without an outcome when nothing was done. */
  onEnd: (outcome?: LinkOutcome) => void
}

/** The props of every step. */
export type StepProps = LinkProps & {
  /** The address that the link was mailed to. */
  email: string
  /** The account is to change to the address. Its owner may not own the account, so no new password is offered. */
  isNewAddress: boolean
}
