import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Button, Card, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useId } from 'react'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { t as modelText } from '#schemas/norwegian.ts'
import type { ClothingType } from '../commerce/clothing-types.ts'
import type { Change } from './bulk-plan.ts'
import { t } from './norwegian.ts'

type Props = {
  count: number
  clothingTypes: readonly ClothingType[]
  onChange(change: Change): void
  onClear(): void
}

/** The actions for the selected products. */
export function BulkBar({ count, clothingTypes, onChange, onClear }: Props) {
  const setClothingType = (_ref: string, title: string) =>
    onChange({ kind: 'set', field: 'clothingType', value: { _type: 'reference', _ref, _weak: true }, title })
  return (
    <Card borderTop padding={3}>
      <Flex align="center" aria-label={t('Change the selected products')} gap={2} role="group" wrap="wrap">
        <Text size={1} weight="medium">
          {t('{count} selected', { count })}
        </Text>
        <Button fontSize={1} mode="bleed" onClick={onClear} padding={2} text={t('Clear selection')} />
        <Values
          label={t('Set state')}
          onChoose={(value, title) => onChange({ kind: 'set', field: 'productState', value, title })}
          options={productStateOptions.map(({ value, title }) => [value, modelText(title)])}
        />
        <Values
          label={t('Set clothing type')}
          onChoose={setClothingType}
          options={clothingTypes.map(({ id, title }) => [id, title])}
        />
        <Button
          fontSize={1}
          mode="ghost"
          onClick={() => onChange({ kind: 'publish' })}
          text={t('Publish')}
          tone="positive"
        />
      </Flex>
    </Card>
  )
}

type ValuesProps = {
  label: string
  options: readonly (readonly [string, string])[]
  onChoose(value: string, title: string): void
}

/** A button with a menu of values. */
function Values({ label, options, onChoose }: ValuesProps) {
  const id = useId()
  return (
    <MenuButton
      button={<Button fontSize={1} iconRight={ChevronDownIcon} mode="ghost" text={label} />}
      id={id}
      menu={
        <Menu>
          {options.map(([value, title]) => (
            <MenuItem fontSize={1} key={value} onClick={() => onChoose(value, title)} text={title} />
          ))}
        </Menu>
      }
      popover={{ portal: true }}
    />
  )
}
