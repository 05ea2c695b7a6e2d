import { nbNOLocale } from '@sanity/locale-nb-no'
import { definePlugin, type LayoutProps, type NavbarProps, type Tool, useCurrentLocale } from 'sanity'
import { setStudioLanguage } from '#schemas/studio-language.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { toolTitle } from './norwegian.ts'
import { translateSchema } from './translate-schema.ts'

type StudioLanguageOptions = {
  /** The text of the content model in the editor's language. */
  readonly translate: (text: string) => string
}

/** The title is read whenever the menu of tools is rendered. */
function followingLanguage(tool: Tool): Tool {
  const { title } = tool
  return Object.defineProperty({ ...tool }, 'title', { enumerable: true, get: () => toolTitle(title) })
}

/**
 * Sanity renders everything below its locale anew when the editor chooses the other language, this component first; so
 * all texts are read again.
 */
function InLanguage(props: LayoutProps) {
  setStudioLanguage(useCurrentLocale().id === 'nb-NO' ? 'nb' : 'en')
  return props.renderDefault(props)
}

const name = 'studio-language'
const actions = (['topbar', 'sidebar'] as const).map((location) => ({
  location,
  name,
  render: () => <LanguageButton />,
}))

/** Next to the user menu, on narrow screens above it: this version of Sanity shows no languages in that menu. */
function NavbarWithLanguage(props: NavbarProps) {
  return props.renderDefault({ ...props, __internal_actions: [...(props.__internal_actions ?? []), ...actions] })
}

/** The Studio in Norwegian too. It comes last, since it translates the tools and types of the other plugins. */
export const studioLanguage = definePlugin<StudioLanguageOptions>(({ translate }) => ({
  name,
  plugins: [nbNOLocale()],
  // Weeks start on Monday (docs/product/9). Sanity takes the last language for those who have chosen none.
  i18n: {
    locales: (existing) =>
      existing
        .map((locale) => ({ ...locale, weekInfo: { ...locale.weekInfo, firstDay: 1 } }))
        .toSorted((a, b) => Number(a.id === 'en-US') - Number(b.id === 'en-US')),
  },
  schema: {
    templates: (existing, { schema }) => {
      translateSchema(schema, translate)
      return existing.map((template) => {
        const { title } = template
        return Object.defineProperty({ ...template }, 'title', { enumerable: true, get: () => translate(title) })
      })
    },
  },
  tools: (existing) => existing.map(followingLanguage),
  studio: { components: { layout: InLanguage, navbar: NavbarWithLanguage } },
}))
