import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { definePlugin, isDocumentSchemaType, isObjectInputProps } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { homeLink } from '#web/routing/fixed-links.ts'
import { defaultLanguage } from '#web/routing/languages.ts'
import { LiveForm } from './LiveForm.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'
import { PreviewHeader } from './PreviewHeader.tsx'

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
