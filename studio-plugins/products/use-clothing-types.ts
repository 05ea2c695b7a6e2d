import { useCallback } from 'react'
import { useClient } from 'sanity'
import { type ClothingType, readClothingTypes } from '../commerce/clothing-types.ts'
import { useAsync } from '../use-async.ts'

const apiVersion = '2026-01-01'

const noTypes: readonly ClothingType[] = []

/** All clothing types; empty until they are loaded. */
export function useClothingTypes(): readonly ClothingType[] {
  const client = useClient({ apiVersion })
  const load = useCallback(async () => await readClothingTypes(client), [client])
  const { result } = useAsync('clothing types', load)
  return result.status === 'loaded' ? result.value : noTypes
}
