import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { definePlugin } from 'sanity'
import { type StructureBuilder, structureTool } from 'sanity/structure'
import { t } from './norwegian.ts'
import { sections } from './sections.ts'
import { templates, withoutListTemplates } from './templates.ts'

const buildStructure = (S: StructureBuilder) =>
  S.list()
    .id('content')
    .title(t('Content'))
    .items(
      sections.map((section) =>
        S.listItem()
          .id(section.id)
          .title(t(section.title))
          .icon(section.icon)
          .child(
            S.list()
              .id(section.id)
              .title(t(section.title))
              .items(section.entries.map((entry) => entry.item(S))),
          ),
      ),
    )

/** The structure tool, ordered by editors' tasks instead of by document type. */
export const structure = definePlugin({
  name: 'structure',
  plugins: [
    structureTool({
      name: 'content',
      title: 'Content',
      icon: MasterDetailIcon,
      structure: buildStructure,
      // A document made in a list of a category opens next to that list, not next to the list of all.
      keepPanesOnCreate: true,
    }),
  ],
  schema: { templates: (existing) => [...existing, ...templates] },
  document: {
    newDocumentOptions: (items, { creationContext }) =>
      creationContext.type === 'structure' ? items : withoutListTemplates(items),
  },
})
