import { useEffect, useState } from 'react'
import { type User, useProjectStore, useUserStore } from 'sanity'

/** Names of people, by their ids, once they are known. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const userStore = useUserStore()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const key = [...new Set(ids)].toSorted().join(',')
  useEffect(() => {
    let isCurrent = true
    userStore
      .getUsers(key.split(',').filter(Boolean))
      .catch((): User[] => [])
      .then((users) => isCurrent && setNames(new Map(users.map((user) => [user.id, user.displayName ?? '']))))
    return () => {
      isCurrent = false
    }
  }, [userStore, key])
  return names
}

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
