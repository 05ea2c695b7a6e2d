import { useCallback } from 'react'
import { useClient } from 'sanity'
import { type ClothingType, readClothingTypes } from '../commerce/clothing-types.ts'
import { useAnswer } from '../use-answer.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { productsQuery, readProducts } from './product-list.ts'

const apiVersion = '2026-01-01'
/** All products of the content, drafts before what is published. */
export const useProducts = () => useLiveQuery(productsQuery, readProducts)

const none: readonly ClothingType[] = []

/** All clothing types; none while they are not known. */
export function useClothingTypes(): readonly ClothingType[] {
  const client = useClient({ apiVersion })
  const ask = useCallback(async () => await readClothingTypes(client), [client])
  const { answer } = useAnswer('clothing types', ask)
  return answer.status === 'loaded' ? answer.value : none
}
