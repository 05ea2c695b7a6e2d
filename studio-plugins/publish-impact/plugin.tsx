import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { definePlugin, getReleaseIdFromReleaseDocumentId, type ReleaseActionComponent } from 'sanity'
import { impactAction } from './impact-action.tsx'
import { t } from './norwegian.ts'
import { openRelease } from './opened-release.ts'
import { withWarnings } from './publish-action.tsx'
import { LayoutWithReleaseImpact } from './ReleaseImpact.tsx'
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

/** The action in a release's menu that shows what it will change. */
const releaseAction: ReleaseActionComponent = ({ release }) => ({
  label: t('What will change'),
  icon: EyeOpenIcon,
  onHandle: () =>
    openRelease({
      name: getReleaseIdFromReleaseDocumentId(release._id),
      title: release.metadata.title ?? '',
    }),
})
