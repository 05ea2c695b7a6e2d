import { createContext, useContext } from 'react'
import type { Live } from '../use-live.ts'
import type { DocumentHealth, Facts, Health } from './health.ts'

type Document = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

export type HealthState = {
  readonly live: Live<Health>
  readonly facts: Facts
  /** Checks a document as it is in a form, with its published id. */
  readonly check: (document: Document, isPublished: boolean) => DocumentHealth | undefined
}

export const HealthContext = createContext<HealthState | undefined>(undefined)

/** The health of all documents; undefined in a Studio without the plugin. */
export function useHealth(): HealthState | undefined {
  return useContext(HealthContext)
}
