import { Box, Button, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { useBackend } from '../backend/use-backend.ts'
import { useMayWrite } from '../use-may-write.ts'
import type { Item } from './items.ts'
import { moveItem } from './move.ts'
import { afterMove, whyNot } from './move-rules.ts'
import { t } from './norwegian.ts'
import { whenText } from './texts.ts'
import type { CalendarOptions } from './types.ts'
import type { Undo } from './undo.ts'
import { isSameWhen, type When } from './when.ts'

const apiVersion = '2025-02-19'
/** Milliseconds that the editor has for the button of the message; the bar's stays. */
const UNDO_MS = 15_000

type Moved = { readonly item: Item; readonly undo: Undo }
type Waiting = ReadonlyMap<string, When>

/**
 * Moves items, says what becomes of it, and undoes it. Moved items are shown at their new time at once. `reload` loads
 * what does not follow by itself.
 */
export function useMoves(items: readonly Item[], { deliveries }: CalendarOptions, reload: () => void) {
  const client = useClient({ apiVersion })
  const backend = useBackend(deliveries?.site ?? '')
  const toast = useToast()
  const mayWrite = useMayWrite()
  const [waiting, setWaiting] = useState<Waiting>(new Map())
  const [moved, setMoved] = useState<readonly Moved[]>([])
  const queue = useRef(Promise.resolve())

  // What is shown at its new time by itself, or is gone, does not wait any more.
  useEffect(() => {
    const isWaiting = ([id, when]: readonly [string, When]) =>
      items.some((item) => item.id === id && !isSameWhen(item.when, when))
    setWaiting((before) => ([...before].every(isWaiting) ? before : new Map([...before].filter(isWaiting))))
  }, [items])

  const show = useCallback((id: string, when: When | undefined) => {
    setWaiting(
      (before) => new Map([...[...before].filter(([other]) => other !== id), ...(when ? [[id, when] as const] : [])]),
    )
  }, [])

  const fail = useCallback(
    ({ title }: Item, error: unknown) => {
      console.error(error)
      toast.push({
        closable: true,
        description: error instanceof Error && error.message ? error.message : t('It could not be moved. Try again.'),
        status: 'error',
        title: t('“{title}” stays where it is', { title }),
      })
    },
    [toast],
  )

  const undo = useCallback(
    (one: Moved) => {
      const { item } = one
      setMoved((before) => before.filter((other) => other !== one))
      show(item.id, item.when)
      queue.current = queue.current.then(async () => {
        try {
          await one.undo()
          const title = t('“{title}” is moved back to {when}', { title: item.title, when: whenText(item.when) })
          // The button to undo goes with the description.
          toast.push({ closable: true, description: '', id: `calendar-${item.id}`, status: 'success', title })
        } catch (error) {
          show(item.id, undefined)
          fail(item, error)
        }
        reload()
      })
    },
    [fail, reload, show, toast],
  )

  const move = useCallback(
    (item: Item, to: When) => {
      const reason = whyNot(item, to, { now: new Date(), mayWrite })
      if (reason) {
        const title = t('“{title}” stays where it is', { title: item.title })
        toast.push({ closable: true, description: t(reason), status: 'warning', title })
        return
      }
      show(item.id, to)
      queue.current = queue.current.then(async () => {
        try {
          const one = { item, undo: await moveItem({ client, backend }, item, to) }
          setMoved((before) => [...before, one])
          toast.push({
            closable: true,
            description: <AfterMove onUndo={() => undo(one)} text={t(afterMove(item))} />,
            duration: UNDO_MS,
            id: `calendar-${item.id}`,
            status: 'success',
            title: t('“{title}” is moved to {when}', { title: item.title, when: whenText(to) }),
          })
        } catch (error) {
          show(item.id, undefined)
          fail(item, error)
        }
        reload()
      })
    },
    [backend, client, fail, mayWrite, reload, show, toast, undo],
  )

  const shown = useMemo(
    () => items.map((item) => ({ ...item, when: waiting.get(item.id) ?? item.when })),
    [items, waiting],
  )
  const last = moved.at(-1)
  return { shown, mayWrite, move, last: last?.item, undoLast: () => last && undo(last) }
}

function AfterMove({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const [isUndone, setUndone] = useState(false)
  const undo = () => {
    setUndone(true)
    onUndo()
  }
  return (
    <Stack gap={3}>
      <Text size={1}>{text}</Text>
      <Box>
        <Button disabled={isUndone} fontSize={1} mode="ghost" onClick={undo} padding={2} text={t('Undo')} />
      </Box>
    </Stack>
  )
}
