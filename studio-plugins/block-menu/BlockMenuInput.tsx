import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Dialog, Stack } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  getPublishedId,
  insert,
  pathToString,
  type SchemaType,
  setIfMissing,
  useFormValue,
  useResolveInitialValueForType,
} from 'sanity'
import { BlockGrid } from './BlockGrid.tsx'
import { blockKeyAt, choiceGroups } from './choices.ts'
import { t } from './norwegian.ts'
import { requestBlock, useRequestedBlock } from './requested-block.ts'

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** The rich text editor with a visual menu of its blocks. */
export function BlockMenuInput(props: ArrayOfObjectsInputProps) {
  const [isOpen, setOpen] = useState(false)
  const dialogId = useId()
  const resolveInitialValue = useResolveInitialValueForType()
  const lastBlock = useRef<string>(undefined)
  const opener = useRef<HTMLButtonElement>(null)
  lastBlock.current = blockKeyAt(props.focusPath) ?? lastBlock.current

  const documentId = useFormValue(['_id'])
  const request = useRequestedBlock(
    typeof documentId === 'string' ? getPublishedId(documentId) : undefined,
    pathToString(props.path),
  )
  const { readOnly } = props
  useEffect(() => {
    if (!request || readOnly) return
    requestBlock(undefined)
    lastBlock.current = request.after
    setOpen(true)
  }, [request, readOnly])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }

  /**
   * Inserting a block moves the caret of the editor, although the focus is elsewhere. If the focus followed it, the
   * form of the new block would close, and the next block would be inserted before it.
   */
  const onPathFocus: typeof props.onPathFocus = (path, payload) => {
    const editor = props.elementProps.ref?.current
    if (payload?.selection && !editor?.contains(document.activeElement)) return
    props.onPathFocus(path, payload)
  }

  const add = async (type: SchemaType) => {
    setOpen(false)
    const _key = newKey()
    const initial: unknown = await resolveInitialValue(type, {})
    const block = { ...(typeof initial === 'object' ? initial : {}), _type: type.name, _key }
    const after = props.value?.some((existing) => existing._key === lastBlock.current) ? lastBlock.current : undefined
    props.onChange([setIfMissing([]), insert([block], 'after', [after ? { _key: after } : -1])])
    lastBlock.current = _key
    props.onItemOpen([...props.path, { _key }])
  }

  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, onPathFocus })}
      <Box>
        <Button
          disabled={props.readOnly}
          fontSize={1}
          icon={AddIcon}
          mode="ghost"
          onClick={() => setOpen(true)}
          padding={2}
          ref={opener}
          text={t('Add block')}
        />
      </Box>
      {isOpen && (
        <Dialog header={t('Add block')} id={dialogId} onClose={close} width={1}>
          <BlockGrid groups={choiceGroups(props.schemaType)} onChoose={(type) => void add(type)} />
        </Dialog>
      )}
    </Stack>
  )
}
