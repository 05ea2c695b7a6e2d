import { useEffect, useState } from 'react'
import { useProjectStore } from 'sanity'

/** Ids of the people of the project, without its programs; undefined while loading, or when they cannot be read. */
export function usePeople(): ReadonlySet<string> | undefined {
  const projectStore = useProjectStore()
  const [people, setPeople] = useState<ReadonlySet<string>>()
  useEffect(() => {
    const subscription = projectStore.get().subscribe({
      next: ({ members }) => setPeople(new Set(members.filter(({ isRobot }) => !isRobot).map(({ id }) => id))),
      error: () => setPeople(undefined),
    })
    return () => subscription.unsubscribe()
  }, [projectStore])
  return people
}
