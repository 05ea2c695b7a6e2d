import { type SchemaType, stringToPath } from 'sanity'
import { pathTitle } from '#studio-plugins/documents/path-title.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ListingType } from '#web/routing/listed-types.ts'
import { type OwnText, t } from './norwegian.ts'
import type { Warning } from './warnings.ts'

const listNames: Readonly<Record<ListingType, OwnText>> = {
  homePage: 'Front page',
  shopPage: 'Shop with its clothing types',
  communityPage: 'Community',
  categoryPage: 'Categories',
  contentPage: 'Other articles',
}

/** The names of lists, after one another. */
export const listText = (lists: readonly ListingType[]) => lists.map((list) => t(listNames[list])).join(', ')

export const languageName = (language: Language) => (language === 'nb' ? t('Norwegian') : t('English'))

/** A warning as a sentence. */
export function warningText(warning: Warning, schemaType: SchemaType | undefined): string {
  switch (warning.kind) {
    case 'deadLink':
      return t('The link {address} leads to no public page.', { address: warning.address })
    case 'unpublishedPage':
      return t('“{title}” is not published: visitors see no link to it.', { title: warning.title })
    case 'lostAddress':
      return t('The page is no longer at {address}, and nothing is in its place.', { address: warning.address })
    case 'olderEnglish': {
      const titleOf = (field: string) => (schemaType && pathTitle(schemaType, stringToPath(field))) || field
      return t('The Norwegian changes and the English stays: {fields}.', {
        fields: warning.fields.map(titleOf).join(', '),
      })
    }
    case 'runningCampaign':
      return t('A campaign of this product is running.')
    case 'unchecked':
      return t('Links and addresses could not be checked.')
  }
}
