import type { Env } from './env.ts'

/** The settings that browsers get. Nothing secret. */
export type ClientSettings = {
  /** Base address of the commerce platform's checkout API, with a slash at the end. */
  readonly centraApiUrl: string
  /** Absent: errors are not reported. */
  readonly sentryDsn?: string | undefined
  readonly sentryEnvironment?: string | undefined
  /** Absent: no tag manager is loaded. */
  readonly tagManagerId?: string | undefined
}

/**
 * The settings that a storefront writes into its pages for browsers: the value of `data-settings` of their root
 * element.
 */
export function clientSettings({ centraApiUrl, sentryDsn, sentryEnvironment, tagManagerId }: Env): string {
  const settings: ClientSettings = { centraApiUrl, sentryDsn, sentryEnvironment, tagManagerId }
  return JSON.stringify(settings)
}

/** All settings that are part of rendered pages. A storefront that starts with others cannot use those of its build. */
export function settingsInPages(env: Env): string {
  return `${env.siteOrigin} ${clientSettings(env)}`
}
