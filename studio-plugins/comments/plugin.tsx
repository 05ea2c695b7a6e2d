import type { ReactNode } from 'react'
import { definePlugin, useFeatureEnabled } from 'sanity'

/**
 * Opens forms once. Until Sanity knows whether the lake has comments and tasks it shows them without, and then it
 * mounts them again: an open menu closes, and the focus and what was listened to are lost. The Studio itself may still
 * be mounted twice: Sanity's layout for tasks, which is around those of plugins, can learn of them after this one.
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
