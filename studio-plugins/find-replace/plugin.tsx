import { SearchIcon } from '@sanity/icons/Search'
import { definePlugin } from 'sanity'
import { FindReplaceTool } from './FindReplaceTool.tsx'

type FindReplaceOptions = {
  /** Types of the documents whose texts are searched. */
  readonly types: readonly string[]
  /** The languages of their texts. */
  readonly languages: readonly string[]
}

/** A tool that replaces words in the texts of many documents: with a preview, in one transaction, with one undo. */
export const findReplace = definePlugin<FindReplaceOptions>(({ types, languages }) => ({
  name: 'find-replace',
  tools: [
    {
      name: 'find-replace',
      title: 'Find and replace',
      icon: SearchIcon,
      component: () => <FindReplaceTool languages={languages} types={types} />,
    },
  ],
}))
