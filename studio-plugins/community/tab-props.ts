import type { Backend } from '../backend/use-backend.ts'

/** The properties of every tab of the tool. */
export type TabProps = {
  readonly backend: Backend
  /** Whether the editor's role may act. Others only read; tabs with personal data are not shown to them. */
  readonly mayAct: boolean
  /** Origin of the storefront. */
  readonly site: string
}
