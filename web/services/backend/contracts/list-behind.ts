import { publicStateRequest, publicStateResponse } from '#web/domain/content/public-state.ts'
import type { Contract } from '../contract.ts'

export const listBehind = {
  method: 'POST',
  path: '/api/v1/publications',
  summary: 'Which of these published documents are not public yet, and why. The Studio asks, for its editors.',
  body: publicStateRequest,
  response: publicStateResponse,
  errors: ['invalidToken'],
  example: {
    body: { documents: [{ id: 'product-storr', publishedAt: '2026-11-22T08:00:00Z', isGone: false }] },
    response: { behind: [{ id: 'product-storr', reason: 'notHandled' }] },
  },
} as const satisfies Contract
