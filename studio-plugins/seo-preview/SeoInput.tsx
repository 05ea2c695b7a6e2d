import { Card, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { isLanguage } from '#web/routing/languages.ts'
import { useFormLanguage } from '../localization/use-form-language.ts'
import { describeDocument, type PageContext } from './described-document.ts'
import { t } from './norwegian.ts'
import { SearchResult } from './SearchResult.tsx'
import { SharingCard } from './SharingCard.tsx'
import { usePageContext } from './use-page-context.ts'

type Language = { readonly id: string }

type Props = ObjectInputProps & {
  languages: readonly Language[]
  /** Origin of the storefront. */
  site: string
}

const sideBySide = {
  alignItems: 'start',
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
}

/** The SEO fields, with previews of the search result and the shared link above them, in the language of the form. */
export function SeoInput({ languages, site, ...props }: Props) {
  const choice = useFormLanguage()
  const document = useFormValue([])
  const category = useFormValue(['category', '_ref'])
  const context = usePageContext(typeof category === 'string' ? category : undefined)
  const chosen = languages.filter(({ id }) => id === choice)
  return (
    <Stack gap={4}>
      {(chosen.length > 0 ? chosen : languages).map(({ id }) => (
        <Previews context={context} document={document} key={id} language={id} site={site} />
      ))}
      {props.renderDefault(props)}
    </Stack>
  )
}

type PreviewsProps = { document: unknown; context: PageContext; language: string; site: string }

function Previews({ document, context, language, site }: PreviewsProps) {
  if (!isLanguage(language)) return null
  const isNorwegian = language === 'nb'
  const described = describeDocument(document, language, context)
  if (described.path === undefined) {
    return (
      <Card border padding={3} radius={2} tone="transparent">
        <Text muted size={1}>
          {isNorwegian
            ? t('No Norwegian page: it has no Norwegian address.')
            : t('No English page: it has no English address.')}
        </Text>
      </Card>
    )
  }
  const place = { described, site, language }
  return (
    <div style={sideBySide}>
      <SearchResult {...place} label={isNorwegian ? t('Search result in Norwegian') : t('Search result in English')} />
      <SharingCard {...place} label={isNorwegian ? t('Shared link in Norwegian') : t('Shared link in English')} />
    </div>
  )
}
