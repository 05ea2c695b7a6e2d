import { TranslateIcon } from '@sanity/icons/Translate'
import { type DocumentActionComponent, type DuplicateActionProps, useSchema } from 'sanity'
import { composeOnce } from '../compose-once.ts'
import { copiedFields } from '../translations/copy.ts'
import { localizedFields } from '../translations/localized-fields.ts'
import { asTranslation, copyOf } from './copy.ts'
import { t } from './norwegian.ts'
import type { DuplicateOptions } from './types.ts'

/** Sanity's own duplicating, which marks the copy and empties its addresses. */
export const markedDuplicate = composeOnce((original: DocumentActionComponent, options: DuplicateOptions) => {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and each is composed once
  const useDuplicate: DocumentActionComponent = (props) => {
    const type = useSchema().get(props.type)
    const own: DuplicateActionProps = { ...props, mapDocument: (document) => copyOf(document, type, options) }
    return original(own)
  }
  return Object.assign(useDuplicate, { action: original.action, displayName: 'Duplicate' })
})

/** The same with the texts that have no translation, to be translated. Offered while there are such texts. */
export const duplicateAsTranslation = composeOnce((original: DocumentActionComponent, options: DuplicateOptions) => {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and each is composed once
  const useDuplicateAsTranslation: DocumentActionComponent = (props) => {
    const type = useSchema().get(props.type)
    const fields = localizedFields(type)
    const own: DuplicateActionProps = {
      ...props,
      mapDocument: (document) => copyOf(asTranslation(document, fields), type, options),
    }
    const description = original(own)
    const source = props.version ?? props.draft ?? props.published
    if (!description || Object.keys(copiedFields(fields, source)).length === 0) return null
    return { ...description, icon: TranslateIcon, label: t('Duplicate as English') }
  }
  return Object.assign(useDuplicateAsTranslation, { displayName: 'DuplicateAsTranslation' })
})
