import { Flex, Stack } from '@sanity/ui'
import { useCurrentUser, useSchema } from 'sanity'
import { Choice } from '../ui/Choice.tsx'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import { categoryArea, type Filter, type View, views } from './filters.ts'
import { type OwnText, t } from './norwegian.ts'
import type { Editors } from './use-editors.ts'

type Props = {
  readonly filter: Filter
  readonly counts: Readonly<Record<View, number>>
  readonly types: readonly string[]
  readonly categories: readonly { readonly id: string; readonly title: string }[]
  readonly editors: Editors
  readonly onChange: (filter: Filter) => void
}

const viewTexts = {
  toDo: 'To do',
  missing: 'Missing',
  older: 'Older',
  notNeeded: 'Needs no translation',
  ready: 'Ready',
  all: 'All',
} as const satisfies Record<View, OwnText>

/** The filters of the board: states as buttons with counts, then areas and editors. */
export function BoardFilters({ filter, counts, types, categories, editors, onChange }: Props) {
  const schema = useSchema()
  const me = useCurrentUser()?.id
  const others = [...editors.names].filter(([id]) => id !== me)
  return (
    <Stack gap={2}>
      <ToggleGroup
        label={t('Show')}
        onChange={(view) => onChange({ ...filter, view })}
        options={views.map((view) => [view, `${t(viewTexts[view])} (${counts[view]})`])}
        value={filter.view}
      />
      <Flex gap={2} wrap="wrap">
        <Choice
          label={t('Area')}
          onChange={(area) => onChange({ ...filter, area })}
          options={[
            ['', t('Everything in the shop')],
            ...types.map((type) => [type, schema.get(type)?.title ?? type] as const),
            ...categories.map(
              ({ id, title }) => [categoryArea(id), t('Filed under {category}', { category: title })] as const,
            ),
          ]}
          value={filter.area}
        />
        <Choice
          label={t('Changed last by')}
          onChange={(editor) => onChange({ ...filter, editor })}
          options={[
            ['', t('Changed by anyone')],
            ...(me ? [[me, t('Changed by me')] as const] : []),
            ...others.map(([id, name]) => [id, t('Changed by {name}', { name })] as const),
          ]}
          value={filter.editor}
        />
      </Flex>
    </Stack>
  )
}
