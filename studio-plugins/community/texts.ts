import type { ContributionKind } from '#web/domain/staff/contribution.ts'
import type { HideGround } from '#web/domain/staff/staff-action.ts'
import type { CallFailure } from '#web/services/backend/call-backend.ts'

export const kindNames: Readonly<Record<ContributionKind, string>> = { post: 'Post', reply: 'Reply', review: 'Review' }

export const groundNames: Readonly<Record<HideGround, string>> = {
  advertising: 'Advertising',
  abusive: 'Abusive',
  personalData: 'Personal data',
  offTopic: 'Off topic',
  other: 'Another reason',
}

/** What distinguishes a garment from others of its product, for `garmentChoice`. */
export const garmentTexts = { forWomen: 'Women', forMen: 'Men', inSize: 'size {size}' }

/** What was done, by action type. */
const participles: Readonly<Record<string, string>> = {
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
  const participle = participles[type] ?? type
  const [kind] = kinds
  return kinds.length === 1 && kind ? `${kindNames[kind]} ${participle}` : `${kinds.length} ${participle}`
}

/** An action of the audit trail in words, for example “hid this” or “undid: pinned this”. */
export function trailText({ type, undoes }: { readonly type: string; readonly undoes: string | null }): string {
  const text = trailTexts[type] ?? type
  return undoes ? `undid: ${text}` : text
}

const trailTexts: Readonly<Record<string, string>> = {
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
  if (code === 'offline' || code === 'timeout') return 'The shop does not respond.'
  return message ?? 'The shop sent an unexpected response.'
}
