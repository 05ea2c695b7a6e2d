import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Box, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRouter, useRouterState } from 'sanity/router'
import { type CalendarDay, osloDayOf, readCalendarDay } from '#web/domain/oslo-calendar.ts'
import { Problem } from '../ui/Problem.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { DayDialog } from './DayDialog.tsx'
import { dayByKey, stepped, type View, views, weeksOf } from './days.ts'
import { type Item, type Kind, kindColours, kinds } from './items.ts'
import { itemsOn, placedIn } from './layout.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { whyFixed, whyNot } from './move-rules.ts'
import { t } from './norwegian.ts'
import { periodText } from './texts.ts'
import type { CalendarOptions } from './types.ts'
import { useDrag } from './use-drag.ts'
import { useItems } from './use-items.ts'
import { useMoves } from './use-moves.tsx'
import { movedByDays } from './when.ts'

/** The kinds that were switched off at the last visit. */
let lastHidden: ReadonlySet<Kind> = new Set()

type Open = { readonly day: CalendarDay } | { readonly item: Item }

/** What is planned, by month and week. */
export function Calendar({ options }: { readonly options: CalendarOptions }) {
  const { content, items, haveDeliveriesFailed, reloadDeliveries } = useItems(options)
  const moves = useMoves(items, options, reloadDeliveries)
  const { view, anchor, go } = useShownPeriod()
  const today = osloDayOf(new Date())
  const [active, setActive] = useState(anchor)
  const [hidden, setHidden] = useState(lastHidden)
  const [open, setOpen] = useState<Open>()
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef<CalendarDay>(undefined)
  const before = useRef<Element>(null)
  const weeks = weeksOf(view, anchor)
  const title = periodText(view, anchor, weeks[0] ?? [])
  const shown = moves.shown.filter(({ kind }) => !hidden.has(kind))
  const circumstances = { now: new Date(), mayWrite: moves.mayWrite }
  const drag = useDrag(shown, (item, days) => moves.move(item, movedByDays(item.when, days)))

  const cellOf = (day: CalendarDay) => root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
  // The day may be shown later than the key was pressed: the address changes first.
  useEffect(() => {
    const cell = focused.current && cellOf(focused.current)
    if (!cell) return
    focused.current = undefined
    cell.focus()
  })

  /** Shows a day; with `isByKey` the focus goes there too. */
  function show(day: CalendarDay, { isByKey = false } = {}) {
    setActive(day)
    if (isByKey) focused.current = day
    if (!weeks.flat().includes(day) || !isByKey) go(view, day)
  }

  function openDialog(what: Open) {
    before.current = document.activeElement
    setOpen(what)
  }

  function close() {
    setOpen(undefined)
    // What was moved may be elsewhere: then the focus goes to its day.
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    else focused.current = active
  }

  function toggle(kind: Kind) {
    lastHidden = new Set(kinds.filter((one) => hidden.has(one) !== (one === kind)))
    setHidden(lastHidden)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (event.altKey || !(target instanceof Element)) return
    const item = shown.find(({ id }) => id === target.closest<HTMLElement>('[data-item]')?.dataset.item)
    const next = dayByKey(view, active, key)
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z') return
      moves.undoLast()
    } else if (next) show(next, { isByKey: true })
    else if (key.toLowerCase() === 't') show(today, { isByKey: true })
    else if (key === 'Enter' && target.matches('[data-day]')) openDialog({ day: active })
    else if (key.toLowerCase() === 'm' && item) moveByDialog(item)
    else if (key === 'Escape' && item) cellOf(active)?.focus()
    else return
    event.preventDefault()
  }

  function moveByDialog(item: Item) {
    // An item that stays says why, as it does when it is dragged.
    if (whyFixed(item, circumstances)) moves.move(item, item.when)
    else openDialog({ item })
  }

  return (
    <Card data-calendar="" height="fill" overflow="auto" ref={root}>
      <Box padding={[3, 4]}>
        <Stack gap={4}>
          <Flex align="center" gap={3}>
            <Heading as="h1" size={2}>
              {t('Calendar')}
            </Heading>
            {content.status === 'loading' && <Loading />}
          </Flex>
          <CalendarBar
            hidden={hidden}
            kinds={kindsOf(options)}
            onStep={(step) => show(stepped(view, anchor, step))}
            onToday={() => show(today)}
            onToggle={toggle}
            onUndo={moves.undoLast}
            onView={(chosen) => go(chosen, active)}
            title={title}
            undoable={moves.last?.title}
            view={view}
          />
          {content.status === 'failed' && (
            <Problem onRetry={content.retry} text={t('The calendar could not be loaded.')} />
          )}
          {haveDeliveriesFailed && (
            <Problem onRetry={reloadDeliveries} text={t('Deliveries could not be loaded.')} tone="caution" />
          )}
          <DndContext {...drag.context}>
            <Box overflow="auto">
              <CalendarGrid
                active={weeks.flat().includes(active) ? active : anchor}
                anchor={anchor}
                items={shown}
                mayMove={(item) => !whyFixed(item, circumstances)}
                onFocus={setActive}
                onKeyDown={onKeyDown}
                onOpen={(day) => openDialog({ day })}
                title={title}
                today={today}
                view={view}
              />
            </Box>
            <DragOverlay dropAnimation={null}>{drag.dragged && <Dragged item={drag.dragged} />}</DragOverlay>
          </DndContext>
          <Text muted size={1}>
            {t(
              'Times are Oslo’s. Drag what should move, or press M on it. Keys: arrows to a day, Page up and Page down to another month or week, T today, Enter lists the day, Tab to its items.',
            )}
          </Text>
        </Stack>
      </Box>
      {open && 'day' in open && (
        <DayDialog
          day={open.day}
          items={itemsOfDay(open.day, shown)}
          onClose={close}
          onMove={(item) => setOpen({ item })}
          whyFixed={(item) => whyFixed(item, circumstances)}
        />
      )}
      {open && 'item' in open && (
        <MoveDialog
          item={open.item}
          onClose={close}
          onMove={(item, to) => {
            moves.move(item, to)
            close()
          }}
          whyNot={(item, to) => whyNot(item, to, { ...circumstances, now: new Date() })}
        />
      )}
    </Card>
  )
}

function itemsOfDay(day: CalendarDay, items: readonly Item[]): readonly Item[] {
  const [week = []] = weeksOf('week', day)
  return itemsOn(placedIn(week, items), week.indexOf(day))
}

/** The kinds that there are in this Studio. */
function kindsOf({ campaigns, deliveries, windows = [] }: CalendarOptions): readonly Kind[] {
  const others = new Set<Kind>(windows.map(({ kind }) => kind))
  if (campaigns) others.add('campaign')
  if (deliveries) others.add('delivery')
  return kinds.filter((kind) => kind === 'release' || kind === 'scheduledDocument' || others.has(kind))
}

/** The view and its day, which the address says. */
function useShownPeriod() {
  const router = useRouter()
  const state = useRouterState()
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const view = views.find((one) => one === state.view) ?? 'month'
  const anchor = readCalendarDay(text(state.day)) ?? osloDayOf(new Date())
  return {
    view,
    anchor,
    go: (shown: View, day: CalendarDay) => router.navigate({ view: shown, day }, { replace: true }),
  }
}

function Dragged({ item: { kind, title } }: { readonly item: Item }) {
  return (
    <Card padding={2} radius={2} shadow={2} style={{ borderLeft: `4px solid ${kindColours[kind]}` }}>
      <Text size={1} textOverflow="ellipsis">
        {title}
      </Text>
    </Card>
  )
}

function Loading() {
  return (
    <Flex align="center" gap={3} role="status">
      <Spinner muted size={1} />
      <Text muted size={1}>
        {t('Loading the calendar …')}
      </Text>
    </Flex>
  )
}
