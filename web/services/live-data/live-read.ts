/**
 * What is known of something live. `loading` shows a skeleton; `failed` comes when nothing is known and asking failed.
 * `isRefreshing`: the value is shown while a newer one is on its way.
 */
export type LiveRead<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T; readonly isRefreshing: boolean }

export const loading: { readonly status: 'loading' } = { status: 'loading' }
