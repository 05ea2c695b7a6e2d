import { useDraggable, useDroppable } from '@dnd-kit/core'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { LinkIcon } from '@sanity/icons/Link'
import { Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { showToOptions } from '#schemas/fields/menuItem.ts'
import { t as modelText } from '#schemas/norwegian.ts'
import { LinkFields } from './LinkFields.tsx'
import { type LinkablePage, pageAt, titleOf } from './linkable-pages.ts'
import { isGroup, isItem, type Keys, kindOf, type MenuItem, type MenuNode, type MenuRoute, nameOf } from './menu.ts'
import { t } from './norwegian.ts'
import { RowButtons } from './RowButtons.tsx'
import type { Side } from './steps.ts'
import type { MenuInForm } from './use-menu.ts'

type Props = {
  node: MenuNode
  keys: Keys
  menu: MenuInForm
  pages: readonly LinkablePage[] | undefined
  problems: readonly string[]
  readOnly: boolean
  isOpen: boolean
  onToggle(): void
  /** The side on which the dragged node would be dropped. */
  dropSide: Side | undefined
}

const titles = [
  {
    language: 'nb',
    languageName: 'Norwegian',
    labels: { group: 'Heading in Norwegian, {name}', other: 'Text in Norwegian, {name}' },
  },
  {
    language: 'en',
    languageName: 'English',
    labels: { group: 'Heading in English, {name}', other: 'Text in English, {name}' },
  },
] as const

const mark = '2px solid var(--card-focus-ring-color)'
const marks: Record<Side, object> = {
  before: { borderTop: mark },
  after: { borderBottom: mark },
  into: { outline: mark, outlineOffset: -2 },
}

/** One row of the tree: texts, link, audience and buttons to move it. */
export function MenuRow({ node, keys, menu, pages, problems, readOnly, isOpen, onToggle, dropSide }: Props) {
  const id = keys.join('/')
  const drag = useDraggable({ id, data: { keys }, disabled: readOnly })
  const place = useDroppable({ id, data: { keys } })
  const kind = kindOf(keys)
  const name = nameOf(node)
  return (
    <Card
      data-menu-node={keys.at(-1)}
      ref={place.setNodeRef}
      style={{ opacity: drag.isDragging ? 0.4 : 1, ...(dropSide && marks[dropSide]) }}
    >
      <Flex align="center" gap={2} paddingY={1} wrap="wrap">
        {!readOnly && (
          <Box
            aria-hidden="true"
            data-drag-handle=""
            // Prevents text selection while dragging.
            onMouseDown={(event) => event.preventDefault()}
            padding={2}
            ref={drag.setNodeRef}
            style={{ cursor: 'grab', touchAction: 'none' }}
            {...drag.listeners}
          >
            <Text size={1}>
              <DragHandleIcon />
            </Text>
          </Box>
        )}
        {titles.map(({ language, languageName, labels }) => (
          <Box flex={1} key={language} style={{ minWidth: '7rem' }}>
            <TextInput
              aria-label={t(kind === 'group' ? labels.group : labels.other, { name })}
              data-menu-field={`title.${language}`}
              fontSize={1}
              lang={language}
              onChange={(event) => menu.rename(keys, language, event.currentTarget.value)}
              padding={2}
              placeholder={t(languageName)}
              readOnly={readOnly}
              value={node.title?.[language] ?? ''}
            />
          </Box>
        ))}
        {!isGroup(keys, node) && (
          <Button
            aria-expanded={isOpen}
            aria-label={t('Link of “{name}”: {target}', { name, target: linkText(node, pages) })}
            data-menu-link=""
            fontSize={1}
            icon={LinkIcon}
            mode="ghost"
            onClick={onToggle}
            padding={2}
            selected={isOpen}
            text={linkText(node, pages)}
            style={{ maxWidth: '11rem' }}
            tone={problems.length > 0 ? 'caution' : 'default'}
          />
        )}
        {isItem(keys, node) && (
          <Box>
            <Select
              aria-label={t('Who sees “{name}”', { name })}
              disabled={readOnly}
              fontSize={1}
              onChange={(event) => menu.write(keys, 'showTo', event.currentTarget.value)}
              padding={2}
              value={node.showTo ?? 'everyone'}
            >
              {showToOptions.map(({ title, value }) => (
                <option key={value} value={value}>
                  {modelText(title)}
                </option>
              ))}
            </Select>
          </Box>
        )}
        {!readOnly && (
          <RowButtons
            canStep={menu.stepsOf(keys)}
            kind={kind}
            name={name}
            onRemove={() => menu.remove(keys)}
            onStep={(to) => menu.step(keys, to)}
          />
        )}
      </Flex>
      <Problems problems={problems} />
      {isOpen && !isGroup(keys, node) && <LinkFields keys={keys} menu={menu} node={node} readOnly={readOnly} />}
    </Card>
  )
}

/** The title of the linked page, or the address. */
function linkText({ linkNb, linkEn }: MenuItem | MenuRoute, pages: readonly LinkablePage[] | undefined): string {
  const page = pageAt(pages ?? [], linkNb ?? linkEn)
  return page ? titleOf(page) : (linkNb ?? linkEn ?? t('No address'))
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Card marginBottom={2} marginLeft={5} padding={2} radius={2} tone="caution">
      <Stack as="ul" gap={2}>
        {problems.map((problem) => (
          <Text as="li" key={problem} size={1}>
            {problem}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
