import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Stack } from '@sanity/ui'
import { definePlugin, isDocumentSchemaType, isObjectInputProps } from 'sanity'
import { type PreviewHeaderProps, presentationTool } from 'sanity/presentation'
import { homeLink } from '#web/routing/fixed-links.ts'
import { defaultLanguage } from '#web/routing/languages.ts'
import { Problem } from '../ui/Problem.tsx'
import { useMayWrite } from '../use-may-write.ts'
import { LiveForm } from './LiveForm.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'
import { t } from './norwegian.ts'

type PreviewOptions = {
  /** Origin of the storefront as the editor's browser sees it, without a path. */
  origin: string
}

/** Editing next to the storefront itself: drafts, click to edit, phone and desktop width. */
export const preview = definePlugin<PreviewOptions>(({ origin }) => ({
  name: 'preview',
  plugins: [
    presentationTool({
      title: 'Presentation',
      icon: EyeOpenIcon,
      allowOrigins: [origin],
      previewUrl: {
        initial: `${origin}${homeLink(defaultLanguage)}`,
        // A shared link would give everybody who has it the token that is in each preview. The storefront refuses it
        // too.
        previewMode: { enable: '/api/draft-mode/enable', disable: '/api/draft-mode/disable', shareAccess: false },
      },
      resolve: { mainDocuments, locations },
      components: { unstable_header: { component: PreviewHeader } },
    }),
  ],
  form: {
    components: {
      input: (props) =>
        isObjectInputProps(props) && isDocumentSchemaType(props.schemaType) ? (
          <LiveForm {...props} origin={origin} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))

/** Tells a viewer why the preview is empty: it opens with a secret, which only those who may write can make. */
function PreviewHeader(props: PreviewHeaderProps) {
  const mayWrite = useMayWrite()
  return (
    <Stack flex={1} gap={2}>
      {!mayWrite && (
        <Problem
          text={t('Your role can view content, but not open previews. Pages as they are published are in the shop.')}
          tone="caution"
        />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
