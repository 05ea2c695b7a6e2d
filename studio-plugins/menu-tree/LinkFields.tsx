import { Label, Stack, TextInput } from '@sanity/ui'
import { useId } from 'react'
import type { Keys, MenuItem, MenuRoute } from './menu.ts'
import { t } from './norwegian.ts'
import { PagePicker } from './PagePicker.tsx'
import type { MenuInForm } from './use-menu.ts'

const fields = [
  { field: 'linkNb', title: 'Norwegian address', example: '/nb/shop' },
  { field: 'linkEn', title: 'English address', example: '/en/shop' },
] as const

type Props = {
  node: MenuItem | MenuRoute
  keys: Keys
  menu: MenuInForm
  readOnly: boolean
}

/** The target of a link: a picked page, or typed addresses. */
export function LinkFields({ node, keys, menu, readOnly }: Props) {
  const id = useId()
  return (
    <Stack gap={3} paddingBottom={3} paddingLeft={5}>
      {!readOnly && <PagePicker id={`${id}-page`} onPick={(page) => menu.pick(keys, page)} />}
      {fields.map(({ field, title, example }) => (
        <Stack gap={2} key={field}>
          <Label as="label" htmlFor={`${id}-${field}`} size={1}>
            {t(title)}
          </Label>
          <TextInput
            data-menu-field={field}
            fontSize={1}
            id={`${id}-${field}`}
            onChange={(event) => menu.write(keys, field, event.currentTarget.value)}
            padding={2}
            placeholder={example}
            readOnly={readOnly}
            value={node[field] ?? ''}
          />
        </Stack>
      ))}
    </Stack>
  )
}
