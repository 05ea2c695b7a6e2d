import { Button, Flex, Stack } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { StaffAction } from '#web/domain/staff/staff-action.ts'
import { type CardEvents, ContributionCard } from './ContributionCard.tsx'
import { type HideReason, hideAction, quickAction, quickChange } from './changes.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { keyCommand } from './keys.ts'
import { type OwnText, t } from './norwegian.ts'
import { QueueBar } from './QueueBar.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { canBeAnswered, isApplicable, isWaiting, newsText, type QuickAction, targets, toggleOf } from './queue.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { Empty, Failed, Loading, NamesMissing } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { doneText } from './texts.ts'
import { useCounts } from './use-counts.ts'
import { useNamedProducts } from './use-products.ts'
import { useQueue } from './use-queue.ts'

const firstFilter: ContributionFilter = { view: 'reported' }

/** The next page is loaded when this number of contributions is left below the active one. */
const LOAD_AHEAD = 10

const emptyTexts: Readonly<Record<ContributionFilter['view'], OwnText>> = {
  reported: 'Nothing waits for a decision.',
  newest: 'Nobody has written anything that matches.',
  hidden: 'Nothing that matches is hidden.',
}

/** The queue of contributions: filters, the list, and the bar that says what happened. */
export function QueueView({ backend, site }: TabProps) {
  const [filter, setFilter] = useState(firstFilter)
  const [isHelpOpen, setHelpOpen] = useState(false)
  /** The contributions to hide once a reason is chosen. */
  const [hiding, setHiding] = useState<readonly Contribution[]>()
  const [answeringId, setAnsweringId] = useState<string>()
  const control = useQueue(backend, filter)
  const { queue, status, move, perform, say, undo, toggle, activate } = control
  const documentIds = [...queue.items.map(({ documentId }) => documentId), filter.documentId ?? '']
  const { live, products } = useNamedProducts({ ids: documentIds })
  const feed = useRef<HTMLDivElement>(null)
  const waiting = control.stored.filter(isWaiting).length
  const counts = useCounts(backend, { since: queue.items[0]?.createdAt, waiting })
  const selected = useMemo(() => new Set(queue.selected), [queue.selected])
  const closeDialog = () => {
    setHelpOpen(false)
    setHiding(undefined)
    focusActive(feed.current)
  }

  function act(wanted: QuickAction, { opposite, on = targets(queue) }: ActOptions = {}) {
    const type = opposite ? toggleOf(wanted, opposite, on) : wanted
    const applicable = on.filter((one) => isApplicable(type, one))
    if (applicable.length === 0) {
      say(type === 'dismissReports' ? t('There are no open reports.') : t('That is not possible here.'))
      return
    }
    if (type === 'hide') return setHiding(applicable)
    carryOut(
      type,
      applicable,
      applicable.map((one) => quickAction(type, one, crypto.randomUUID())),
    )
  }

  function hide(on: readonly Contribution[], why: HideReason) {
    closeDialog()
    carryOut(
      'hide',
      on,
      on.map((one) => hideAction(one, why, crypto.randomUUID())),
    )
  }

  function carryOut(type: QuickAction, applicable: readonly Contribution[], actions: readonly StaffAction[]) {
    const kinds = applicable.map(({ kind }) => kind)
    // After a decision the next one becomes active.
    if (queue.selected.length > 0) control.clear()
    else if (type === 'hide' || type === 'dismissReports') move(1)
    void perform({ ...quickChange(type, applicable), actions, text: doneText(type, kinds) })
  }

  function answer() {
    const active = queue.items.find(({ id }) => id === queue.activeId)
    if (active && canBeAnswered(active)) setAnsweringId(active.id)
    else say(t('That is not possible here.'))
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = keyCommand(event)
    if (!command) return
    event.preventDefault()
    if (command.name === 'move') move(command.step, command.isExtending)
    else if (command.name === 'toggle' && queue.activeId) toggle(queue.activeId, command.isRange)
    else if (command.name === 'chooseAll') void control.chooseAll()
    else if (command.name === 'clear') control.clear()
    else if (command.name === 'help') setHelpOpen(true)
    else if (command.name === 'hide') act('hide', { opposite: 'unhide' })
    else if (command.name === 'pin') act('pin', { opposite: 'unpin' })
    else if (command.name === 'dismiss') act('dismissReports')
    else if (command.name === 'undo') void undo()
    else if (command.name === 'answer') answer()
  }

  const latestAct = useRef(act)
  useEffect(() => {
    latestAct.current = act
  })
  /** Stable, so that a keystroke renders only the cards that it changes. */
  const on = useMemo<CardEvents>(
    () => ({
      act: (type, contribution) => latestAct.current(type, { on: [contribution] }),
      activate,
      answering: setAnsweringId,
      author: (authorId) => setFilter({ view: 'newest', authorId }),
      toggle,
    }),
    [activate, toggle],
  )

  useFocusActive(feed, queue.activeId, status.status === 'loaded')
  const { loadMore } = control
  const isNearEnd = queue.items.slice(-LOAD_AHEAD).some(({ id }) => id === queue.activeId)
  useEffect(() => {
    if (isNearEnd && status.status === 'loaded') void loadMore()
  }, [isNearEnd, loadMore, status])
  const loadedCounts = counts.status === 'loaded' ? counts.value : undefined
  const isCurrent = counts.status === 'loaded' && status.status === 'loaded' && counts.waiting === waiting
  const news = isCurrent ? newsText(filter, counts.value, { waiting, isComplete: queue.next === null }) : undefined

  return (
    <Stack gap={3}>
      <QueueFilters
        counts={loadedCounts}
        filter={filter}
        onChange={setFilter}
        onLeave={() => focusActive(feed.current)}
        product={products.get(filter.documentId ?? '')}
      />
      <NamesMissing live={live} />
      <QueueBar control={control} onAct={(type) => act(type)} onHelp={() => setHelpOpen(true)} />
      {news && (
        <Flex justify="center" role="status">
          <Button fontSize={1} mode="ghost" onClick={control.reload} padding={2} text={news} tone="primary" />
        </Flex>
      )}
      {status.status === 'loading' && <Loading what={t('contributions')} />}
      {status.status === 'failed' && <Failed failure={status.failure} onRetry={control.reload} />}
      {status.status === 'loaded' && queue.items.length === 0 && <Empty text={t(emptyTexts[filter.view])} />}
      <div
        aria-busy={status.status === 'loading' || control.isLoadingMore}
        aria-label={t('Contributions')}
        hidden={status.status !== 'loaded' || queue.items.length === 0}
        onKeyDown={onKeyDown}
        ref={feed}
        role="feed"
      >
        <Stack gap={2}>
          {queue.items.map((contribution, index) => (
            <ContributionCard
              contribution={contribution}
              count={queue.next === null ? queue.items.length : -1}
              isActive={contribution.id === queue.activeId}
              isAnswering={contribution.id === answeringId}
              isSelected={selected.has(contribution.id)}
              key={contribution.id}
              on={on}
              perform={perform}
              place={index + 1}
              product={products.get(contribution.documentId)}
              site={site}
            />
          ))}
        </Stack>
      </div>
      {queue.next !== null && status.status === 'loaded' && (
        <Button
          disabled={control.isLoadingMore}
          fontSize={1}
          mode="ghost"
          onClick={() => void control.loadMore()}
          text={control.isLoadingMore ? t('Loading …') : t('Show more')}
        />
      )}
      {isHelpOpen && <KeyHelp onClose={closeDialog} />}
      {hiding && <ReasonDialog count={hiding.length} onClose={closeDialog} onHide={(why) => hide(hiding, why)} />}
    </Stack>
  )
}

type ActOptions = {
  /** The action to do instead if all targets are in the wanted state already. */
  readonly opposite?: QuickAction
  readonly on?: readonly Contribution[]
}

function focusActive(feed: HTMLElement | null) {
  feed?.querySelector<HTMLElement>('[role=article][tabindex="0"]')?.focus()
}

/**
 * The focus follows the active contribution while it is in the list, and goes there when the list appears and it is
 * nowhere else.
 */
function useFocusActive(feed: React.RefObject<HTMLElement | null>, activeId: string | undefined, isLoaded: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies(activeId): the focus moves when another one becomes active
  useEffect(() => {
    const { activeElement } = document
    const isWithin = feed.current?.contains(activeElement) ?? false
    const isTyping = activeElement?.matches('input:not([type=checkbox]), textarea') ?? false
    if (isLoaded && (activeElement === document.body || (isWithin && !isTyping))) focusActive(feed.current)
  }, [feed, activeId, isLoaded])
}

/** The label of the button that reloads the list; undefined while nothing is new. */
