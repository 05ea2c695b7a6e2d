import { TranslateIcon } from '@sanity/icons/Translate'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { Board } from './Board.tsx'
import { withSources } from './publish-action.ts'
import type { TranslationsOptions } from './types.ts'

/** A board of all pages in both languages. Publishing stores the text that each translation was made from. */
export const translations = definePlugin<TranslationsOptions>((options) => ({
  name: 'translations',
  document: {
    actions: (actions, { schemaType }) =>
      options.types.includes(schemaType)
        ? actions.map((one) => (one.action === 'publish' ? withSources(one, options.sources) : one))
        : actions,
  },
  tools: [
    {
      name: 'languages',
      title: 'Languages',
      icon: TranslateIcon,
      component: () => <Board options={options} />,
      router: route.create('/', [route.create('/:page')]),
    },
  ],
}))
