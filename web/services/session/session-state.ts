export type Member = {
  readonly id: string
  readonly fullName: string
  readonly isEmailVerified: boolean
  /** Address of the square picture; null without one. */
  readonly profilePicture: string | null
}

/** The state of the session. `unknown` until the session was read, and while the backend cannot be reached. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'loggedOut' }
  | { readonly status: 'member'; readonly member: Member }
