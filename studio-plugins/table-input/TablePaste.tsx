import { useCallback } from 'react'
import type { ArrayOfObjectsInputProps, OnPasteFn } from 'sanity'
import { blocksWithTables } from './pasted-blocks.ts'

/** The editor's own clipboard format, which it pastes itself. */
const ownFormat = 'application/x-portable-text'

type Props = ArrayOfObjectsInputProps & { rowType: string }

/** Rich text in which tables from Word, spreadsheets, Google Docs and web pages are pasted as our table block. */
export function TablePaste({ rowType, ...props }: Props) {
  const { schemaType } = props
  const onPaste = useCallback<OnPasteFn>(
    ({ event: { clipboardData }, path }) => {
      if (clipboardData.types.includes(ownFormat)) return undefined
      const blocks = blocksWithTables(clipboardData.getData('text/html'), schemaType, rowType)
      return blocks && { insert: blocks, path }
    },
    [schemaType, rowType],
  )
  return props.renderDefault({ ...props, onPaste })
}
