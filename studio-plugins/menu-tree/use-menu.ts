import { useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, type FormPatch, set, setIfMissing, unset } from 'sanity'
import { useNextFocus } from '../use-next-focus.ts'
import { add, type Change, fill, remove } from './changes.ts'
import type { LinkablePage } from './linkable-pages.ts'
import { childrenOf, type Keys, pathOf, readMenu } from './menu.ts'
import { t } from './norwegian.ts'
import { drop, type Side, type Step, step } from './steps.ts'

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const within = (key: string | undefined, part: string) => `[data-menu-node="${key}"] ${part}`

/** The menu and its operations. Every change is announced, moves the focus to a nearby element and can be undone. */
export function useMenu({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus(root)
  const [done, setDone] = useState<{ message: string; undo: FormPatch[] | undefined }>({ message: '', undo: undefined })
  const menu = readMenu(value)
  const write = (patches: FormPatch[]) => onChange([setIfMissing([]), ...patches])

  function apply(change: Change | undefined, ...focus: string[]) {
    if (!change || readOnly) return
    focusNext(...focus)
    write(change.patches)
    setDone({ message: change.message, undo: change.undo })
  }

  return {
    root,
    menu,
    message: done.message,
    canUndo: done.undo !== undefined,
    undo() {
      if (!done.undo) return
      write(done.undo)
      setDone({ message: t('Undone.'), undo: undefined })
    },
    step(keys: Keys, to: Step) {
      const key = keys.at(-1)
      apply(step(menu, keys, to, newKey), within(key, `[data-step="${to}"]`), within(key, 'input'))
    },
    stepsOf: (keys: Keys) => (to: Step) => step(menu, keys, to, newKey) !== undefined,
    drop(dragged: Keys, over: Keys, side: Side) {
      apply(drop(menu, dragged, over, side))
    },
    add(parent: readonly string[]) {
      const key = newKey()
      apply(add(menu, parent, key), within(key, 'input'))
    },
    remove(keys: Keys) {
      const siblings = childrenOf(menu, keys.slice(0, -1))
      const at = siblings.findIndex(({ _key }) => _key === keys.at(-1))
      const neighbour = (siblings[at + 1] ?? siblings[at - 1])?._key ?? keys.at(-2)
      apply(remove(menu, keys), within(neighbour, '[data-remove]'), '[data-add="item"]')
    },
    pick(keys: Keys, { title, linkNb, linkEn }: LinkablePage) {
      apply(fill(menu, keys, { title, linkNb, linkEn }))
    },
    rename(keys: Keys, language: 'nb' | 'en', text: string) {
      const path = [...pathOf(keys), 'title']
      const named = text === '' ? unset([...path, language]) : set(text, [...path, language])
      onChange([setIfMissing({ _type: 'localeString' }, path), named])
    },
    write(keys: Keys, field: 'linkNb' | 'linkEn' | 'showTo', text: string) {
      const path = [...pathOf(keys), field]
      onChange(text === '' ? unset(path) : set(text, path))
    },
  }
}

export type MenuInForm = ReturnType<typeof useMenu>
