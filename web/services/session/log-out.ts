import { logOut as callLogOut } from '../backend/calls/log-out.gen.ts'
import { dropIntent } from './pending-intent.ts'
import { announceSessionChange } from './session.ts'

/** Logs this browser out, in all its tabs. Returns false when the backend could not be reached: the member is still logged in then. */
export async function logOut(): Promise<boolean> {
  const result = await callLogOut()
  if (!result.ok) return false
  dropIntent()
  await announceSessionChange()
  return true
}
