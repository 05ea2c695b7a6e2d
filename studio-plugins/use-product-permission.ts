import { useEffect, useState } from 'react'
import { useGrantsStore } from 'sanity'

/** Whether the user's role allows this for drafts of products; undefined while loading. */
export function useProductPermission(permission: 'create' | 'update'): boolean | undefined {
  const grants = useGrantsStore()
  const [isGranted, setIsGranted] = useState<boolean>()
  useEffect(() => {
    const subscription = grants
      .checkDocumentPermission(permission, { _id: 'drafts.product', _type: 'product' })
      .subscribe(({ granted }) => setIsGranted(granted))
    return () => subscription.unsubscribe()
  }, [grants, permission])
  return isGranted
}
