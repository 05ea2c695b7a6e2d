import { DndContext, DragOverlay } from '@dnd-kit/core'
import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { useNextFocus } from '../use-next-focus.ts'
import { linkablePages } from './linkable-pages.ts'
import { MenuRow } from './MenuRow.tsx'
import { addressesIn, addressesOf, childKeys, childrenOf, nameOf, nodeAt } from './menu.ts'
import { t } from './norwegian.ts'
import { problemsOf } from './problems.ts'
import type { Step } from './steps.ts'
import { useDrag } from './use-drag.ts'
import { useMenu } from './use-menu.ts'
import { usePages } from './use-pages.ts'

const shortcuts: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }

const silent = () => undefined
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}

/**
 * Which rows are open. When the Studio focuses a field (a click in the preview does), focuses it here, and opens its
 * row if it is a link field.
 */
function useRowFocus(focusPath: ArrayOfObjectsInputProps['focusPath'], focus: ReturnType<typeof useNextFocus>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setOpen((rows) => (rows.has(key) ? new Set([...rows].filter((own) => own !== key)) : new Set(rows).add(key)))
  const wanted = JSON.stringify(focusPath)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path opens another row
  useEffect(() => {
    const at = focusPath.findLastIndex((part) => typeof part === 'object' && '_key' in part)
    const segment = focusPath[at]
    if (typeof segment !== 'object' || !('_key' in segment)) return
    const key = segment._key
    const field = focusPath.slice(at + 1).join('.')
    // Always a new set: the focus moves after the next render.
    setOpen((rows) => (field.startsWith('link') ? new Set(rows).add(key) : new Set(rows)))
    focus(`[data-menu-node="${key}"] [data-menu-field="${field || 'title.nb'}"]`)
  }, [wanted])
  return { open, toggle }
}

/** The menu as a tree of items, groups and links, with drag and drop and keyboard shortcuts. */
export function MenuTree(props: ArrayOfObjectsInputProps) {
  const menu = useMenu(props)
  const known = usePages(addressesIn(menu.menu))
  const pages = useMemo(() => known && linkablePages(known.pages), [known])
  const focus = useNextFocus(menu.root)
  const { open, toggle } = useRowFocus(props.focusPath, focus)
  const { place, context } = useDrag(menu.drop)
  const readOnly = props.readOnly === true
  const placedOver = place?.over.join('/')

  const branch = (parent: readonly string[]) => (
    <Stack as="ul" gap={1} paddingLeft={parent.length > 0 ? 4 : 0} style={{ listStyle: 'none' }}>
      {childrenOf(menu.menu, parent).map((node) => {
        const keys = childKeys(parent, node._key)
        const onKeyDown = (event: KeyboardEvent) => {
          const to = event.altKey ? shortcuts[event.key] : undefined
          if (!to || readOnly) return
          event.preventDefault()
          event.stopPropagation()
          menu.step(keys, to)
        }
        return (
          <li key={node._key} onKeyDown={onKeyDown}>
            <MenuRow
              dropSide={placedOver === keys.join('/') ? place?.side : undefined}
              isOpen={open.has(node._key)}
              keys={keys}
              menu={menu}
              node={node}
              onToggle={() => toggle(node._key)}
              pages={pages}
              problems={problemsOf(
                keys,
                node,
                known && addressesOf(node).every(known.isKnown) ? known.pages : undefined,
              )}
              readOnly={readOnly}
            />
            {keys.length < 3 && branch(keys)}
          </li>
        )
      })}
      {!readOnly && (
        <li>
          <AddButton menu={menu} parent={parent} />
        </li>
      )}
    </Stack>
  )

  return (
    <Stack data-menu-tree="" gap={3} ref={menu.root}>
      <DndContext {...context} accessibility={accessibility}>
        <Card border padding={2} radius={2}>
          {branch([])}
        </Card>
        <DragOverlay dropAnimation={null}>
          {place && (
            <Card border padding={3} radius={2} shadow={2}>
              <Text size={1}>{nameOf(nodeAt(menu.menu, place.dragged))}</Text>
            </Card>
          )}
        </DragOverlay>
      </DndContext>
      {!readOnly && (
        <Text muted size={1}>
          {t('Drag the handles, or press Alt and an arrow key to move the current line.')}
        </Text>
      )}
      <Flex align="center" gap={3}>
        <Box data-announcement="" role="status">
          <Text size={1}>{menu.message}</Text>
        </Box>
        {menu.canUndo && <Button fontSize={1} mode="ghost" onClick={menu.undo} padding={2} text={t('Undo')} />}
      </Flex>
    </Stack>
  )
}

const additions = [
  { kind: 'item', text: 'Add an item' },
  { kind: 'group', text: 'Add a group' },
  { kind: 'route', text: 'Add a link' },
] as const

function AddButton({ menu, parent }: { menu: ReturnType<typeof useMenu>; parent: readonly string[] }) {
  const { kind, text } = additions[parent.length === 0 ? 0 : parent.length === 1 ? 1 : 2]
  const [first, ...rest] = parent
  const label =
    first === undefined
      ? t(text)
      : t('{action} under “{name}”', { action: t(text), name: nameOf(nodeAt(menu.menu, [first, ...rest])) })
  return (
    <Button
      aria-label={label}
      data-add={kind}
      fontSize={1}
      icon={AddIcon}
      mode="bleed"
      onClick={() => menu.add(parent)}
      padding={2}
      text={t(text)}
    />
  )
}
