import { TranslateIcon } from '@sanity/icons/Translate'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useId } from 'react'
import { useDocumentPane } from 'sanity/structure'
import { allLanguages, languageStore, useLanguageChoice } from './language-choice.ts'
import { t } from './norwegian.ts'
import type { Language } from './types.ts'

/** The language menu of a document form: one language, or all of them side by side. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const choice = useLanguageChoice(useDocumentPane().documentId)
  const shown = languages.find(({ id }) => id === choice)
  const options = [...languages, { id: allLanguages, title: t('All languages') }]
  return (
    <MenuButton
      button={
        <Button
          aria-label={t('Content language: {language}', { language: shown?.title ?? t('all') })}
          fontSize={1}
          icon={TranslateIcon}
          mode="bleed"
          padding={2}
          text={shown?.id.toUpperCase() ?? t('All')}
          title={t('Content language')}
        />
      }
      id={useId()}
      menu={
        <Menu>
          {options.map(({ id, title }) => (
            <MenuItem
              fontSize={1}
              key={id}
              onClick={() => languageStore.choose(id)}
              padding={3}
              pressed={id === (shown?.id ?? allLanguages)}
              text={title}
            />
          ))}
        </Menu>
      }
      popover={{ placement: 'bottom', portal: true }}
    />
  )
}
