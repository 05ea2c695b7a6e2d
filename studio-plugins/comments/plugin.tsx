import type { ReactNode } from 'react'
import { definePlugin, useFeatureEnabled } from 'sanity'

/**
 * Opens the Studio and its forms once. Until Sanity knows whether the lake has comments and tasks it shows both without
 * them, and then it starts all over: an open menu closes, and the focus and what was listened to are lost.
 */
export const comments = definePlugin({
  name: 'comments',
  document: { components: { unstable_layout: AfterFeatures } },
  studio: { components: { layout: AfterFeatures } },
})

function AfterFeatures<Props extends { renderDefault: (props: Props) => ReactNode }>(props: Props) {
  const { isLoading } = useFeatureEnabled('studioComments')
  return isLoading ? null : props.renderDefault(props)
}
