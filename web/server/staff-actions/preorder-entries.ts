import 'server-only'
import { type PreorderEntry, preorderEntrySchema } from '#web/domain/product/preorder-entry.ts'
import type { ChangedFields } from '#web/domain/staff/staff-action.ts'
import { setPreorderEntry } from '../preorder/public.ts'
import { effectOfUndo, type Handler } from './handler.ts'

/** Items are the platform's, so these actions belong to no document. */
export const settingPreorderEntries: Handler<'setPreorderEntry'> = {
  async apply(transaction, { targetId, expected, entry }) {
    const set = await setPreorderEntry(transaction, Number(targetId), expected, entry)
    if (!set.ok) return set.code
    return set.value.isChanged ? { documentId: null, before: toFields(expected), after: toFields(entry) } : 'unchanged'
  },
  async revert(transaction, record) {
    const { targetId, before, after } = record
    const set = await setPreorderEntry(transaction, Number(targetId), toEntry(after), toEntry(before))
    if (!set.ok) return set.code
    return set.value.isChanged ? effectOfUndo(record) : 'unchanged'
  },
}

function toFields(entry: PreorderEntry | null): ChangedFields {
  return { ...entry }
}

function toEntry(fields: ChangedFields): PreorderEntry | null {
  return Object.keys(fields).length === 0 ? null : preorderEntrySchema.parse(fields)
}
