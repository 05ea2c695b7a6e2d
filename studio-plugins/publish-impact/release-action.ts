import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { getReleaseIdFromReleaseDocumentId, type ReleaseActionComponent } from 'sanity'
import { t } from './norwegian.ts'
import { openRelease } from './opened-release.ts'

/** The action in a release's menu that shows what it will change. */
export const releaseAction: ReleaseActionComponent = ({ release }) => ({
  label: t('What will change'),
  icon: EyeOpenIcon,
  onHandle: () =>
    openRelease({
      name: getReleaseIdFromReleaseDocumentId(release._id),
      title: release.metadata.title ?? '',
    }),
})
