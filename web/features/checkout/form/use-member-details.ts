import { type RefObject, useEffect } from 'react'
import type { FormHandle } from '#web/ui/form/form.tsx'
import { memberDetails } from './member-details.ts'

/** Fills in what is known of a member where nothing was typed; also after a login in the dialog. */
export function useMemberDetails(form: RefObject<FormHandle<unknown> | null>): void {
  useEffect(() => {
    let isOver = false
    const fillIn = async () => {
      if (document.documentElement.dataset.session !== 'logged_in') return
      const { getCurrentUser } = await import('#web/services/backend/calls/get-current-user.gen.ts')
      const result = await getCurrentUser()
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
