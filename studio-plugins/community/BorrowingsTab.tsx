import { Button, Card, Heading, Stack } from '@sanity/ui'
import { useCallback, useState } from 'react'
import type { StaffBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { listBorrowings } from '#web/services/backend/contracts/list-borrowings.ts'
import type { setBorrowingState } from '#web/services/backend/contracts/set-borrowing-state.ts'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import { BorrowingLine } from './BorrowingLine.tsx'
import { groupBorrowings, type SettableState, stateTexts, undoneState } from './borrowing-groups.ts'
import { t } from './norwegian.ts'
import { Empty, Failed, Loading, NamesMissing } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { failureText } from './texts.ts'
import { useCall } from './use-call.ts'
import { useNamedProducts } from './use-products.ts'
import { WorkBar } from './WorkBar.tsx'

const lists = [
  ['out', 'Out'],
  ['ended', 'Ended'],
] as const

type Step = { readonly borrowing: StaffBorrowing; readonly state: SettableState }

/** The pages after the first one. */
type Page = {
  readonly first: object
  readonly items: readonly StaffBorrowing[]
  readonly next: string | null
}

/** Borrowed test garments: today's pick-ups, what is out and what is overdue. */
export function BorrowingsTab({ backend }: TabProps) {
  const [which, setWhich] = useState<'out' | 'ended'>('out')
  const [last, setLast] = useState<Step>()
  const [failed, setFailed] = useState<Step & { readonly failure: CallFailure }>()
  const [message, setMessage] = useState('')
  const [busyId, setBusyId] = useState<string>()
  const { state, reload } = useCall(
    useCallback(
      (signal: AbortSignal) =>
        callBackend<typeof listBorrowings>('GET /api/v1/staff/borrowings', { ...backend, query: { which }, signal }),
      [backend, which],
    ),
  )
  const set = async (step: Step, isUndo = false) => {
    const { borrowing } = step
    setBusyId(borrowing.id)
    setFailed(undefined)
    const result = await callBackend<typeof setBorrowingState>('PUT /api/v1/staff/borrowings/{id}/state', {
      ...backend,
      params: { id: borrowing.id },
      body: { state: step.state },
    })
    setBusyId(undefined)
    if (!result.ok) return setFailed({ ...step, failure: result })
    setMessage(`${borrowing.name}: ${isUndo ? `${t('undone')}, ` : ''}${t(stateTexts[step.state])}`)
    setLast(isUndo ? undefined : { borrowing, state: undoneState(borrowing.state) })
    reload()
  }
  const work = {
    message,
    progress: undefined,
    undoText: last && `${last.borrowing.name}, ${last.borrowing.size}`,
    undo: async () => {
      if (last) await set(last, true)
    },
    problem: failed && { text: failureText(failed.failure), retry: () => void set(failed) },
    closeProblem: () => setFailed(undefined),
  }
  const [more, setMore] = useState<Page>()
  const [isLoadingMore, setLoadingMore] = useState(false)
  const first = state.status === 'loaded' ? state.value : undefined
  // Pages of a list that was loaded again meanwhile are not shown.
  const later = more && more.first === first ? more : undefined
  const next = later ? later.next : (first?.next ?? null)
  const loadMore = async () => {
    if (!first || next === null) return
    setLoadingMore(true)
    const result = await callBackend<typeof listBorrowings>('GET /api/v1/staff/borrowings', {
      ...backend,
      query: { which, after: next },
    })
    setLoadingMore(false)
    if (!result.ok) return setMessage(t('The next page could not be loaded. Try again.'))
    setMore({ first, items: [...(later?.items ?? []), ...result.value.items], next: result.value.next })
  }
  const items = [...(first?.items ?? []), ...(later?.items ?? [])]
  const { live, products } = useNamedProducts({ ids: items.map(({ documentId }) => documentId) })
  const groups =
    which === 'out' ? groupBorrowings(items, osloDayOf(new Date())) : [{ title: t('Ended'), borrowings: items }]
  return (
    <Stack gap={3}>
      <WorkBar work={work}>
        <ToggleGroup
          label={t('Show')}
          onChange={setWhich}
          options={lists.map(([value, title]) => [value, t(title)] as const)}
          value={which}
        />
      </WorkBar>
      <NamesMissing live={live} />
      {state.status === 'loading' && <Loading what={t('loans')} />}
      {state.status === 'failed' && <Failed failure={state.failure} onRetry={reload} />}
      {state.status === 'loaded' && items.length === 0 && (
        <Empty text={which === 'out' ? t('No garment is borrowed.') : t('No loan has ended yet.')} />
      )}
      {items.length > 0 &&
        groups.map(({ title, borrowings }) => (
          <Stack as="section" gap={2} key={title}>
            <Heading as="h2" size={0}>
              {`${title} (${borrowings.length})`}
            </Heading>
            <Stack aria-label={title} as="ul" gap={2}>
              {borrowings.map((borrowing) => (
                <Card as="li" border key={borrowing.id} padding={3} radius={2}>
                  <BorrowingLine
                    borrowing={borrowing}
                    isBusy={busyId === borrowing.id}
                    onSet={(next) => void set({ borrowing, state: next })}
                    productName={products.get(borrowing.documentId)?.name ?? t('A product that is gone')}
                  />
                </Card>
              ))}
            </Stack>
          </Stack>
        ))}
      {next !== null && (
        <Button
          disabled={isLoadingMore}
          fontSize={1}
          mode="ghost"
          onClick={() => void loadMore()}
          text={isLoadingMore ? t('Loading …') : t('Show more')}
        />
      )}
    </Stack>
  )
}
