import { Box, Button, Card, Dialog, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { RowsAfter } from '../ui/MoreRows.tsx'
import { Problem } from '../ui/Problem.tsx'
import { usePartOfList } from '../use-part-of-list.ts'
import type { Change, Plan } from './bulk-plan.ts'
import { t } from './norwegian.ts'
import type { Bulk } from './use-bulk.ts'

type Props = { bulk: Bulk; onClose(): void; onStart(change: Change, plans: readonly Plan[]): void }

/** Shows the effect of a change for confirmation. */
export function BulkDialog({ bulk, onClose, onStart }: Props) {
  if (bulk.step === 'idle' || bulk.step === 'done') return null
  const plans = bulk.step === 'review' ? bulk.plans : []
  const count = plans.filter(({ verdict }) => verdict === 'change').length
  return (
    <Dialog
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          {bulk.step !== 'running' && <Button fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} />}
          {bulk.step === 'review' && (
            <Button
              disabled={count === 0}
              fontSize={1}
              onClick={() => onStart(bulk.change, plans)}
              text={buttonText(bulk.change, count)}
              tone={bulk.change.kind === 'publish' ? 'positive' : 'default'}
            />
          )}
        </Flex>
      }
      header={'change' in bulk ? titleOf(bulk.change) : t('Nothing was changed')}
      id="change-products"
      onClose={bulk.step === 'running' ? undefined : onClose}
      width={1}
    >
      <Box padding={4}>
        <div role="status">
          {bulk.step === 'checking' && (
            <Busy text={t('Checked {checked} of {total} products', { checked: bulk.checked, total: bulk.total })} />
          )}
          {bulk.step === 'running' && <Busy text={t('Changing the products')} />}
        </div>
        {bulk.step === 'failed' && <Problem text={t('Something went wrong: {message}', { message: bulk.message })} />}
        {bulk.step === 'review' && <Review change={bulk.change} plans={plans} />}
      </Box>
    </Dialog>
  )
}

function Review({ change, plans }: { change: Change; plans: readonly Plan[] }) {
  const having = (verdict: Plan['verdict']) => plans.filter((plan) => plan.verdict === verdict)
  const unpublishable = having('change').filter(({ problems }) => problems.length > 0)
  return (
    <Stack gap={4}>
      <Text muted size={1}>
        {change.kind === 'publish'
          ? t('Shoppers see published changes immediately.')
          : t(
              'Only drafts are changed. Shoppers see the changes when you publish them. Versions in releases are not changed.',
            )}
      </Text>
      <Group plans={having('change')} title={t('Will change')} />
      {unpublishable.length > 0 && (
        <Group
          plans={unpublishable.map((plan) => ({ ...plan, words: plan.problems.join(' ') }))}
          title={t('Have errors that prevent publishing')}
          tone="caution"
        />
      )}
      <Group plans={having('impossible')} title={t('Cannot be changed')} tone="critical" />
      <Group plans={having('nothing')} title={t('No changes')} />
    </Stack>
  )
}

function Group({ title, plans, tone = 'default' }: { title: string; plans: readonly Plan[]; tone?: Tone }) {
  const part = usePartOfList(plans.length, -1)
  if (plans.length === 0) return null
  return (
    <Card padding={3} radius={2} tone={tone} border>
      <Stack gap={3}>
        <Heading as="h3" size={0}>{`${title} (${plans.length})`}</Heading>
        <ul
          aria-label={title}
          style={{
            fontSize: '0.8125rem',
            lineHeight: 1.5,
            listStyle: 'none',
            margin: 0,
            maxHeight: '30vh',
            overflow: 'auto',
            padding: 0,
          }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard
          tabIndex={0}
        >
          {plans.slice(part.first, part.end).map(({ pair, name, words }) => (
            <li key={pair.id}>
              <strong style={{ fontWeight: 500 }}>{name}</strong>: {words}
            </li>
          ))}
        </ul>
        <RowsAfter count={part.after} onClick={part.showAfter} />
      </Stack>
    </Card>
  )
}

type Tone = 'default' | 'caution' | 'critical'

function Busy({ text }: { text: string }) {
  return (
    <Flex align="center" gap={2}>
      <Spinner muted />
      <Text muted size={1}>
        {text}
      </Text>
    </Flex>
  )
}

function titleOf(change: Change): string {
  if (change.kind === 'publish') return t('Publish products')
  return change.field === 'productState'
    ? t('Set the state to {title}', { title: change.title })
    : t('Set the clothing type to {title}', { title: change.title })
}

function buttonText({ kind }: Change, count: number): string {
  if (kind === 'publish') return count === 1 ? t('Publish 1 product') : t('Publish {count} products', { count })
  return count === 1 ? t('Change 1 product') : t('Change {count} products', { count })
}
