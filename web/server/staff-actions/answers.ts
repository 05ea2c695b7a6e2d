import 'server-only'
import { answerPost, editShopPost, setShopPostDeleted } from '../discussion/public.ts'
import { effectOfUndo, type Handler } from './handler.ts'
import { applyReviewAnswer, revertReviewAnswer } from './review-answers.ts'

export const answering: Handler<'answer'> = {
  async apply(transaction, { targetKind, targetId, answerId, text }, now) {
    if (targetKind === 'review') return await applyReviewAnswer(transaction, targetId, text, now)
    const answered = await answerPost(transaction, { postId: targetId, answerId, text }, now)
    if (!answered.ok) return 'gone'
    return { documentId: answered.value.documentId, before: {}, after: { answerId, text } }
  },
  async revert(transaction, record, now) {
    if (record.targetKind === 'review') return await revertReviewAnswer(transaction, record, now)
    const deleted = await setShopPostDeleted(transaction, String(record.after.answerId), true, now)
    if (!deleted.ok) return 'gone'
    return deleted.value.isChanged ? effectOfUndo(record) : 'unchanged'
  },
}

export const editingAnswers: Handler<'editAnswer'> = {
  async apply(transaction, { targetKind, targetId, text }, now) {
    if (targetKind === 'review') return await applyReviewAnswer(transaction, targetId, text, now)
    const edited = await editShopPost(transaction, targetId, text, now)
    if (!edited.ok) return 'gone'
    const { documentId, textBefore } = edited.value
    return textBefore === text ? 'unchanged' : { documentId, before: { text: textBefore }, after: { text } }
  },
  async revert(transaction, record, now) {
    if (record.targetKind === 'review') return await revertReviewAnswer(transaction, record, now)
    const edited = await editShopPost(transaction, record.targetId, String(record.before.text), now)
    return edited.ok ? effectOfUndo(record) : 'gone'
  },
}

export const deletingAnswers: Handler<'deleteAnswer'> = {
  async apply(transaction, { targetKind, targetId }, now) {
    if (targetKind === 'review') return await applyReviewAnswer(transaction, targetId, null, now)
    const deleted = await setShopPostDeleted(transaction, targetId, true, now)
    if (!deleted.ok) return 'gone'
    const { documentId, isChanged } = deleted.value
    return isChanged ? { documentId, before: { isDeleted: false }, after: { isDeleted: true } } : 'unchanged'
  },
  async revert(transaction, record, now) {
    if (record.targetKind === 'review') return await revertReviewAnswer(transaction, record, now)
    const restored = await setShopPostDeleted(transaction, record.targetId, false, now)
    if (!restored.ok) return 'gone'
    return restored.value.isChanged ? effectOfUndo(record) : 'unchanged'
  },
}
