import { useMemo } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { studioLanguage } from '#schemas/studio-language.ts'
import type { CallOptions } from '#web/services/backend/call-backend.ts'

export type Backend = Pick<CallOptions, 'origin' | 'headers' | 'lang'>

/**
 * How a tool of the Studio calls the storefront's backend: `await listBehind({ ...useBackend(site), body })`. The call
 * carries the editor's own token, which the backend uses to identify the caller at the lake, so no key is needed.
 * `site` is the storefront's origin.
 */
export function useBackend(site: string): Backend {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { token } = client.config()
  return useMemo(() => backendOptions(site, token), [site, token])
}

/**
 * Without a token the backend refuses the call (`invalidToken`). That is so in a Studio that signs in with the lake's
 * cookie, which no other host ever sees: `sanity.config.ts` chooses tokens.
 */
export function backendOptions(site: string, token: string | undefined): Backend {
  return { origin: site, lang: studioLanguage(), headers: token ? { authorization: `Bearer ${token}` } : {} }
}

/** The roles that may act, as the backend knows them (web/server/staff): it refuses all others. */
const actingRoles: ReadonlySet<string> = new Set(['administrator', 'developer', 'editor'])

/** Whether the backend lets the user act on members' data; others may read it. */
export function useMayAct(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => actingRoles.has(name)) ?? false
}
