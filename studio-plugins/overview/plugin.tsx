import { DashboardIcon } from '@sanity/icons/Dashboard'
import { definePlugin } from 'sanity'
import { Overview } from './Overview.tsx'

type OverviewOptions = {
  /** Origin of the storefront. */
  readonly site: string
}

/**
 * The Studio's first screen. The Studio opens the first of its tools: this plugin comes before the others that have
 * one.
 */
export const overview = definePlugin<OverviewOptions>(({ site }) => ({
  name: 'overview',
  tools: [{ name: 'overview', title: 'Overview', icon: DashboardIcon, component: () => <Overview site={site} /> }],
}))
