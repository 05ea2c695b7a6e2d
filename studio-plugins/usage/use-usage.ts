import { useCallback } from 'react'
import { useDocumentStore } from 'sanity'
import { type Live, useLive } from '../use-live.ts'
import { observeUsage } from './observe-usage.ts'
import type { Usage } from './usage.ts'

/** Where a document is used, by its published id. */
export function useUsage(id: string): Live<Usage> {
  const documentStore = useDocumentStore()
  return useLive(useCallback(() => observeUsage(documentStore, id), [documentStore, id]))
}
