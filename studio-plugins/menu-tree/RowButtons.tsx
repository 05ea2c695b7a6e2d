import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex } from '@sanity/ui'
import type { Kind } from './menu.ts'
import { t } from './norwegian.ts'
import type { Step } from './steps.ts'

const steps = [
  { to: 'up', icon: ArrowUpIcon, text: 'Move up', label: 'Move “{name}” up' },
  { to: 'down', icon: ArrowDownIcon, text: 'Move down', label: 'Move “{name}” down' },
  {
    to: 'out',
    icon: ArrowLeftIcon,
    text: 'Move out: make it a separate item',
    label: 'Move “{name}” out: make it a separate item',
  },
  {
    to: 'in',
    icon: ArrowRightIcon,
    text: 'Move in: move it under the item above',
    label: 'Move “{name}” in: move it under the item above',
  },
] as const

/** The directions in which each kind of node can move. */
const levels: Record<Kind, readonly Step[]> = {
  item: ['up', 'down', 'in'],
  group: ['up', 'down'],
  route: ['up', 'down', 'out'],
}

type Props = {
  kind: Kind
  name: string
  canStep(to: Step): boolean
  onStep(to: Step): void
  onRemove(): void
}

export function RowButtons({ kind, name, canStep, onStep, onRemove }: Props) {
  const look = { fontSize: 1, mode: 'bleed', padding: 2 } as const
  return (
    <Flex>
      {steps
        .filter(({ to }) => levels[kind].includes(to))
        .map(({ to, icon, text, label }) => (
          <Button
            {...look}
            aria-label={t(label, { name })}
            data-step={to}
            disabled={!canStep(to)}
            icon={icon}
            key={to}
            onClick={() => onStep(to)}
            title={t(text)}
          />
        ))}
      <Button
        {...look}
        aria-label={t('Remove “{name}”', { name })}
        data-remove=""
        icon={TrashIcon}
        onClick={onRemove}
        title={t('Remove')}
      />
    </Flex>
  )
}
