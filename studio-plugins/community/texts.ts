import type { ContributionKind } from '#web/domain/staff/contribution.ts'
import type { HideGround } from '#web/domain/staff/staff-action.ts'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { type OwnText, t } from './norwegian.ts'

export const kindNames: Readonly<Record<ContributionKind, OwnText>> = { post: 'Post', reply: 'Reply', review: 'Review' }

export const groundNames: Readonly<Record<HideGround, OwnText>> = {
  advertising: 'Advertising',
  abusive: 'Abusive',
  personalData: 'Personal data',
  offTopic: 'Off topic',
  other: 'Another reason',
}

/** What distinguishes a garment from others of its product, for `garmentChoice`. */
export const garmentTexts = () => ({ forWomen: t('Women'), forMen: t('Men'), inSize: t('size {size}') })

/** What was done, by action type. */
const participles: Readonly<Record<string, OwnText>> = {
  hide: 'hidden',
  unhide: 'unhidden',
  pin: 'pinned',
  unpin: 'unpinned',
  dismissReports: 'kept, reports dismissed',
  answer: 'answered',
  editAnswer: 'answer changed',
  deleteAnswer: 'answer deleted',
}

/** For example “Post hidden” or “12 hidden”. */
export function doneText(type: string, kinds: readonly ContributionKind[]): string {
  const known = participles[type]
  const participle = known ? t(known) : type
  const [kind] = kinds
  return kinds.length === 1 && kind ? `${t(kindNames[kind])} ${participle}` : `${kinds.length} ${participle}`
}

/** An action of the audit trail in words, for example “hid this” or “undid: pinned this”. */
export function trailText({ type, undoes }: { readonly type: string; readonly undoes: string | null }): string {
  const known = trailTexts[type]
  const text = known ? t(known) : type
  return undoes ? t('undid: {action}', { action: text }) : text
}

const trailTexts: Readonly<Record<string, OwnText>> = {
  hide: 'hid this',
  unhide: 'unhid this',
  pin: 'pinned this',
  unpin: 'unpinned this',
  dismissReports: 'dismissed the reports',
  answer: 'answered',
  editAnswer: 'changed the answer',
  deleteAnswer: 'deleted the answer',
  setPreorderEntry: 'changed the preorder stock',
  setIdeaState: 'changed the idea’s status',
  setIdeaNote: 'wrote a note',
  setBorrowingState: 'updated the loan',
  startProduction: 'started production',
  closeCampaign: 'closed the campaign',
  sendPurchaseLink: 'sent the link to buy again',
}

/** Why a call failed, for the editor. */
export function failureText({ code, message }: Pick<CallFailure, 'code' | 'message'>): string {
  if (code === 'offline' || code === 'timeout') return t('The shop does not respond.')
  return message ?? t('The shop sent an unexpected response.')
}

/** What the backend calls kinds and states of things that staff have changed. */
const words: Readonly<Record<string, OwnText>> = {
  post: 'post',
  reply: 'reply',
  review: 'review',
  idea: 'idea',
  item: 'item',
  borrowing: 'loan',
  campaign: 'campaign',
  reservation: 'reservation',
  new: 'new',
  read: 'read',
  answered: 'answered',
  archived: 'archived',
  reserved: 'reserved',
  handedOut: 'handed out',
  returned: 'returned',
  cancelled: 'cancelled',
  expired: 'not picked up',
}

/** A kind or state in the editor's language; an unknown one in the backend's words. */
export function wordText(word: string): string {
  const known = words[word]
  return known ? t(known) : word
}
