/**
 * The state of a live value. `failed` means that there is no value and fetching failed; a known value stays until a
 * newer one is there.
 */
export type LiveRead<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T }

/** The key of a source that has one value. */
export const onlyKey = ''

export const loading = { status: 'loading' } as const
export const failed = { status: 'failed' } as const
