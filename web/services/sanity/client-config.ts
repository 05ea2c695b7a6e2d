import type { ClientConfig } from '@sanity/client'
import type { Env } from '#web/config/env.ts'

/** docs/product/9. Milliseconds. */
const clientTimeout = 300_000
export const fetchTimeout = 120_000
/** A caller of the site's own API waits for the response; below what `respond` allows a call. */
export const apiFetchTimeout = 3500
/** The sender of a publication waits for the response. */
const writeTimeout = 5000
const maxRetries = 5
/** An editor's call of our backend waits for the lake to check the token. */
const staffTimeout = 2500

type Lake = Pick<Env, 'projectId' | 'dataset' | 'apiHost'>

/**
 * A lake on another host than the vendor's is reached at that host: Node cannot resolve `<project>.localhost`, and
 * there is no CDN in front of it.
 */
function lakeConfig({ projectId, dataset, apiHost }: Lake) {
  const place = apiHost === undefined ? {} : { apiHost, useProjectHostname: false }
  return { projectId, dataset, ...place, timeout: clientTimeout, maxRetries } satisfies ClientConfig
}

/** The read-only client: API version 2021-10-21 through the CDN (docs/product/7). */
export function readClientConfig(lake: Lake) {
  return {
    ...lakeConfig(lake),
    apiVersion: '2021-10-21',
    useCdn: lake.apiHost === undefined,
    perspective: 'published',
  } satisfies ClientConfig
}

/** Writes, and reads published content without the CDN. */
export function writeClientConfig(lake: Lake, token: string) {
  return {
    ...lakeConfig(lake),
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
    perspective: 'published',
    timeout: writeTimeout,
  } satisfies ClientConfig
}

/** The credentialed client: no CDN; its API version supports the perspectives of releases. */
export function previewClientConfig(lake: Lake & Pick<Env, 'readToken'>) {
  return {
    ...lakeConfig(lake),
    apiVersion: '2025-02-19',
    useCdn: false,
    token: lake.readToken,
    perspective: 'drafts',
  } satisfies ClientConfig
}

/** Asks who an editor's own token belongs to. Not retried, because the Studio can retry its own call. */
export function staffClientConfig(lake: Lake, token: string) {
  return {
    ...lakeConfig(lake),
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
    timeout: staffTimeout,
    maxRetries: 0,
  } satisfies ClientConfig
}
