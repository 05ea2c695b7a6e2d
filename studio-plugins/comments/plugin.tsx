import type { ReactNode } from 'react'
import { definePlugin, useFeatureEnabled } from 'sanity'

/**
 * Opens the Studio and its forms once. Until Sanity's layouts know whether the lake has comments and tasks they show
 * what is in them without, and then they mount it again: an open menu closes, and filters, the focus and what was typed
 * into a tool are lost. A plugin's layout is inside Sanity's: what is in it is mounted when they know.
 */
export const comments = definePlugin({
  name: 'comments',
  document: { components: { unstable_layout: AfterFeatures } },
  studio: { components: { layout: AfterFeatures } },
})

/**
 * The layout of the configuration itself, which is outside Sanity's: when they are mounted the response is there, so
 * all of them learn of it before anything is shown.
 */
export function AfterFeatures<Props extends { renderDefault: (props: Props) => ReactNode }>(props: Props) {
  const { isLoading } = useFeatureEnabled('studioComments')
  return isLoading ? null : props.renderDefault(props)
}
