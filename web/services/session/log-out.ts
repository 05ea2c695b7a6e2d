import { callBackend } from '../backend/call-backend.ts'
import type { logOut as callLogOut } from '../backend/contracts/log-out.ts'
import { dropIntent } from './pending-intent.ts'
import { announceSessionChange } from './session.ts'

/**
 * Logs this browser out, in all its tabs. Returns false when the backend could not be reached: the member is still
 * logged in then.
 */
export async function logOut(): Promise<boolean> {
  const result = await callBackend<typeof callLogOut>('POST /api/v1/logout')
  if (!result.ok) return false
  dropIntent()
  await announceSessionChange()
  return true
}
