import { definePlugin } from 'sanity'
import { impactAction } from './impact-action.tsx'
import { withWarnings } from './publish-action.tsx'
import { LayoutWithReleaseImpact } from './ReleaseImpact.tsx'
import { releaseAction } from './release-action.ts'
import type { PublishImpactOptions } from './types.ts'

/** Shows what publishing a document or a release will change, and asks once before publishing with warnings. */
export const publishImpact = definePlugin<PublishImpactOptions>((options) => {
  const showImpact = impactAction(options.site)
  return {
    name: 'publish-impact',
    document: {
      actions: (actions, { schemaType }) =>
        options.types.includes(schemaType)
          ? actions.flatMap((one) => (one.action === 'publish' ? [withWarnings(one), showImpact] : [one]))
          : actions,
    },
    releases: { actions: [releaseAction] },
    studio: { components: { layout: (props) => <LayoutWithReleaseImpact {...props} options={options} /> } },
  }
})
