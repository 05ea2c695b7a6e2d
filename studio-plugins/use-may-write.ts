import { useCurrentUser } from 'sanity'

const readers: ReadonlySet<string> = new Set(['viewer'])

/** Whether the user may change documents. The lake decides by its grants; this says what to offer. */
export function useMayWrite(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => !readers.has(name)) ?? false
}
