import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import type { StaffAction } from '#web/domain/staff/staff-action.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { performStaffActions } from '#web/services/backend/contracts/perform-staff-actions.ts'
import type { undoStaffActions } from '#web/services/backend/contracts/undo-staff-actions.ts'
import type { Backend } from '../backend/use-backend.ts'
import type { Entries } from './deliveries.ts'
import { changedMeanwhile, type Undo } from './undo.ts'

/** Sizes of one call. */
const AT_ONCE = 25
/** Milliseconds. The backend responds within 4.5 s, the network may need some. */
const TIMEOUT_MS = 10_000

type Outcome = { readonly id: string; readonly outcome: string }

/**
 * Gives each size of a delivery another day. What was done before a call failed is undone.
 * @throws `MovedMeanwhile`, or an error with the backend's text for the editor
 */
export async function moveDelivery(backend: Backend, entries: Entries, deliveryDate: CalendarDay): Promise<Undo> {
  const actions = [...entries].map(
    ([targetId, entry]): StaffAction => ({
      id: crypto.randomUUID(),
      type: 'setPreorderEntry',
      targetKind: 'item',
      targetId,
      expected: entry,
      entry: { ...entry, deliveryDate },
    }),
  )
  const done: Outcome[] = []
  const undo = () => undoActions(backend, done)
  try {
    for (const body of inPortions(actions)) {
      const call = { ...backend, body: { actions: body }, timeoutMs: TIMEOUT_MS }
      const response = await callBackend<typeof performStaffActions>('POST /api/v1/staff/actions', call)
      if (!response.ok) throw new Error(response.message)
      done.push(...response.value.results.filter(({ outcome }) => outcome === 'done'))
      if (response.value.results.some(({ outcome }) => outcome === 'changedMeanwhile')) throw changedMeanwhile()
    }
  } catch (error) {
    // What the editor is told is why it was not moved.
    await undo().catch(() => {})
    throw error
  }
  return undo
}

async function undoActions(backend: Backend, done: readonly Outcome[]): Promise<void> {
  const undos = done.map(({ id }) => ({ id: crypto.randomUUID(), undoes: id }))
  for (const body of inPortions(undos)) {
    const call = { ...backend, body: { undos: body }, timeoutMs: TIMEOUT_MS }
    const response = await callBackend<typeof undoStaffActions>('POST /api/v1/staff/actions/undo', call)
    if (!response.ok) throw new Error(response.message)
    if (response.value.results.some(({ outcome }) => outcome === 'changedMeanwhile')) throw changedMeanwhile()
  }
}

function inPortions<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}
