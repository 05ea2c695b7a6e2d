/** What is known of something live. `failed` comes when nothing is known and asking failed; what is known stays until told otherwise. */
export type LiveRead<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T }

export const loading = { status: 'loading' } as const
export const failed = { status: 'failed' } as const
