import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex } from '@sanity/ui'
import type { Kind } from './menu.ts'
import type { Step } from './steps.ts'

const steps = [
  { to: 'up', icon: ArrowUpIcon, label: 'up' },
  { to: 'down', icon: ArrowDownIcon, label: 'down' },
  { to: 'out', icon: ArrowLeftIcon, label: 'out: make it a separate item' },
  { to: 'in', icon: ArrowRightIcon, label: 'in: move it under the item above' },
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
        .map(({ to, icon, label }) => (
          <Button
            {...look}
            aria-label={`Move “${name}” ${label}`}
            data-step={to}
            disabled={!canStep(to)}
            icon={icon}
            key={to}
            onClick={() => onStep(to)}
            title={`Move ${label}`}
          />
        ))}
      <Button
        {...look}
        aria-label={`Remove “${name}”`}
        data-remove=""
        icon={TrashIcon}
        onClick={onRemove}
        title="Remove"
      />
    </Flex>
  )
}
