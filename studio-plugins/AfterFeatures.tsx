import { type LayoutProps, useFeatureEnabled } from 'sanity'

/**
 * Opens the Studio once. Until Sanity knows whether the lake has comments and tasks it shows the Studio without them,
 * and then it mounts everything again: an open menu closes, and filters, focus and what was typed into a tool are lost.
 * Only the layout of the configuration itself is around Sanity's own, which do that; a plugin's is inside them.
 */
export function AfterFeatures(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  return isLoading ? null : props.renderDefault(props)
}
