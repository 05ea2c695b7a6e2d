import { useCurrentUser } from 'sanity'

/** The roles that may act, as the backend knows them (web/server/staff): it refuses all others. */
const actingRoles: ReadonlySet<string> = new Set(['administrator', 'developer', 'editor'])

/** Whether the backend lets the user act on members' data; others may read it. */
export function useMayAct(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => actingRoles.has(name)) ?? false
}
