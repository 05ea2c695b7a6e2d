import { type RefObject, useEffect } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getCurrentUser } from '#web/services/backend/contracts/get-current-user.ts'
import type { FormHandle } from '#web/ui/form/form.tsx'
import { memberDetails } from './member-details.ts'

/** Fills in a member's details where nothing was typed, including after a login in the dialog. */
export function useMemberDetails(form: RefObject<FormHandle<unknown> | null>): void {
  useEffect(() => {
    let isOver = false
    const fillIn = async () => {
      if (document.documentElement.dataset.session !== 'logged_in') return
      const result = await callBackend<typeof getCurrentUser>('GET /api/v1/users/me')
      if (isOver || !result.ok || !form.current) return
      const typed = form.current.read()
      const missing = Object.entries(memberDetails(result.value)).filter(([name]) => !typed[name])
      form.current.fill(Object.fromEntries(missing))
    }
    // Members can type everything themselves.
    const tryToFillIn = () => void fillIn().catch(() => {})
    tryToFillIn()
    const observer = new MutationObserver(tryToFillIn)
    observer.observe(document.documentElement, { attributeFilter: ['data-session'] })
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [form])
}
