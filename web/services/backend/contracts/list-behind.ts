import { publicStateRequest, publicStateResponse } from '#web/domain/content/public-state.ts'
import type { Contract } from '../contract.ts'

export const listBehind = {
  method: 'POST',
  path: '/api/v1/publications',
  summary: 'Which of these published documents are not public yet, and why. The Studio asks, for its editors.',
  body: publicStateRequest,
  response: publicStateResponse,
  errors: ['invalidToken'],
} as const satisfies Contract
