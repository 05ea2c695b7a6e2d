import type { ReactNode } from 'react'
import { definePlugin, useFeatureEnabled } from 'sanity'

/**
 * Opens forms once. Until Sanity knows whether the lake has comments and tasks it shows what is in its layouts without
 * them, and then it mounts everything again: an open menu closes, and filters, the focus and what was typed are lost.
 */
export const comments = definePlugin({
  name: 'comments',
  document: { components: { unstable_layout: AfterFeatures } },
})

/** As the layout of the configuration, not of a plugin, it is outside Sanity's own and opens the Studio once too. */
export function AfterFeatures<Props extends { renderDefault: (props: Props) => ReactNode }>(props: Props) {
  const { isLoading } = useFeatureEnabled('studioComments')
  return isLoading ? null : props.renderDefault(props)
}
