import type { Contribution } from '#web/domain/staff/contribution.ts'

/** A post as staff see it, by a former member, whose text is its id; a test gives what it is about. */
export function makeContribution(id: string, given: Partial<Contribution> = {}): Contribution {
  return {
    kind: 'post',
    id,
    documentId: 'product-anorak',
    parent: null,
    title: null,
    stars: null,
    text: id,
    author: null,
    isPinned: false,
    isHidden: false,
    isRewritten: false,
    createdAt: '2026-11-22T12:00:00.000Z',
    isEdited: false,
    reports: [],
    answers: [],
    ...given,
  }
}
