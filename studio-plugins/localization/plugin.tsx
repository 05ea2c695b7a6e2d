import { useEffect } from 'react'
import { definePlugin, type FieldProps, isObjectInputProps, type LayoutProps } from 'sanity'
import { useRouterState } from 'sanity/router'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LocalizedInput } from './LocalizedInput.tsx'
import { languageStore } from './language-choice.ts'
import { formInTool, previewPath } from './preview-path.ts'
import { hasLocaleName, type LocalizationOptions } from './types.ts'

/** A field without title and frame: its languages have their own. */
function Bare({ children }: FieldProps) {
  return children
}

const nowhere = () => undefined

/** Inputs for localised content: one language at a time or all side by side, following the preview. */
export const localization = definePlugin<LocalizationOptions>((options) => {
  const { languages, isLocalized = hasLocaleName, languageOfPath = nowhere } = options
  // Created once: a new component on each call would be remounted on every render.
  const languageSwitch = () => <LanguageSwitch languages={languages} />
  return {
    name: 'localization',
    document: {
      unstable_languageFilter: (existing, { schema, schemaType }) => {
        const type = schema.get(schemaType)
        const fields = type?.jsonType === 'object' ? type.fields : []
        if (!fields.some((field) => isLocalized(field.type))) return existing
        return [...existing, languageSwitch]
      },
    },
    form: {
      components: {
        input: (props) =>
          isObjectInputProps(props) && isLocalized(props.schemaType) ? (
            <LocalizedInput {...props} />
          ) : (
            props.renderDefault(props)
          ),
        field: (props) => (isLocalized(props.schemaType) ? <Bare {...props} /> : props.renderDefault(props)),
      },
    },
    studio: { components: { layout: (props) => <FollowPreview {...props} languageOfPath={languageOfPath} /> } },
  }
})

type Props = LayoutProps & { languageOfPath: (path: string) => string | undefined }

/**
 * Switches the form next to the preview to the language of the page in the Presentation tool, and back to the editor's
 * choice after it.
 */
function FollowPreview({ languageOfPath, ...layout }: Props) {
  const routerState = useRouterState()
  useEffect(() => {
    // The address changes whenever the router's state does.
    const path = previewPath(window.location.search)
    if (path === undefined) {
      languageStore.stopFollowing()
      return
    }
    const language = languageOfPath(path)
    if (language) languageStore.follow(language, formInTool(routerState))
  }, [routerState, languageOfPath])
  return layout.renderDefault(layout)
}
