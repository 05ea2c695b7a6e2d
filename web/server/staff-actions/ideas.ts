import 'server-only'
import { ideaStates } from '#web/domain/staff/idea.ts'
import { changeIdea } from '../ideas/public.ts'
import { effectOfUndo, type Handler } from './handler.ts'

/** Ideas belong to no product. */
const documentId = null

export const settingIdeaStates: Handler<'setIdeaState'> = {
  async apply(transaction, { targetId, state }) {
    const before = await changeIdea(transaction, targetId, { state })
    if (!before) return 'gone'
    return before.state === state ? 'unchanged' : { documentId, before: { state: before.state }, after: { state } }
  },
  async revert(transaction, record) {
    const state = ideaStates.find((one) => one === record.before.state)
    const before = state && (await changeIdea(transaction, record.targetId, { state }))
    return before ? effectOfUndo(record) : 'gone'
  },
}

export const notingIdeas: Handler<'setIdeaNote'> = {
  async apply(transaction, { targetId, note }) {
    const before = await changeIdea(transaction, targetId, { note })
    if (!before) return 'gone'
    return before.note === note ? 'unchanged' : { documentId, before: { note: before.note }, after: { note } }
  },
  async revert(transaction, record) {
    const before = await changeIdea(transaction, record.targetId, { note: String(record.before.note) })
    return before ? effectOfUndo(record) : 'gone'
  },
}
